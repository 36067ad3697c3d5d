import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pressRegister, registration } from "../testing/dialogs.ts";
import { test } from "../testing/journey.ts";
import { createEvent, day } from "../testing/office.ts";
import { demoPlayer, player, superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents, openDemo } from "../testing/places.ts";
import { signInOnForm } from "../testing/signing.ts";
import { toast } from "../testing/toast.ts";

test("a wrong password is refused, the right one leads to the profile", async ({ visits }) => {
  const phone = await visits.asPhone({ refused: ["401 /api/login"] });
  await phone.goto("/auth?tab=login");
  await phone.getByRole("button", { name: "Sign In" }).click();
  await phone.getByText("Please enter a valid email address").waitFor();
  await phone.getByText("Password is required").waitFor();
  await phone.getByText("2 fields need attention").waitFor();

  await signInOnForm(phone, { email: player.email, password: "not-this-one" });
  await phone.getByText("Login failed", { exact: true }).waitFor();
  // The message at the form stays after the toast has gone.
  await phone.getByRole("alert").getByText("Invalid email or password").waitFor();
  await toast(phone, "Invalid email or password");

  await signInOnForm(phone, player);
  await phone.getByRole("heading", { level: 1, name: "Mara Lindqvist" }).waitFor();
  expect(new URL(phone.url()).pathname).toBe("/profile");
});

test("an account says what is missing, and an e-mail address is taken once", async ({ visits }) => {
  const phone = await visits.asPhone({ refused: ["409 /api/register"] });
  await phone.goto("/auth?tab=register");
  await phone.getByLabel("Email").fill("no address");
  await phone.getByLabel("Password", { exact: true }).fill("short");
  await phone.getByLabel("Phone").fill("12345");
  await phone.getByLabel("Handicap").fill("55");
  await phone.getByRole("button", { name: "Create Account" }).click();
  for (const sentence of [
    "Please enter a valid email address",
    "Password must be at least 6 characters",
    "First name is required",
    "Last name is required",
    "Please enter a valid phone number",
    "Handicap must be between 0 and 54",
  ]) {
    await phone.getByText(sentence, { exact: true }).waitFor();
  }
  expect(
    await phone.getByLabel("Email").evaluate((field) => field === document.activeElement),
  ).toBe(true);

  await phone.getByLabel("Email").fill(player.email.toUpperCase());
  await phone.getByLabel("Password", { exact: true }).fill("long-enough");
  await phone.getByLabel("First name").fill("Mara");
  await phone.getByLabel("Last name").fill("Again");
  await phone.getByLabel("Phone").fill("+44 20 7946 0301");
  await phone.getByLabel("Handicap").fill("");
  await phone.getByLabel(/^I agree/).check();
  await phone.getByRole("button", { name: "Create Account" }).click();
  await toast(phone, "An account with this email already exists");
  await phone.getByText("An account with this email already exists").waitFor();
  expect(await phone.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
  expect(await phone.getByLabel("Last name").inputValue()).toBe("Again");
});

test("a private event opens to its Event ID alone, and only once", async ({ visits }) => {
  const { name } = demoEvents.private;
  const office = await visits.asDesktop({ as: superAdmin });
  const events: ReadonlyArray<{ readonly name: string; readonly eventId: number }> = await (
    await office.request.get("/api/admin/events")
  ).json();
  const eventId = String(events.find((event) => event.name === name)?.eventId);

  const refused = ["403 /api/events/:id/register", "409 /api/events/:id/register"];
  const late = await visits.asPhone({ as: player, refused });
  await late.goto("/events");
  await pressRegister(late, name);
  await registration(late).getByRole("button", { name: "Enter Event ID" }).click();

  const phone = await visits.asPhone({ as: player, refused });
  await phone.goto("/events");
  await pressRegister(phone, name);
  const dialog = registration(phone);
  await dialog.getByText("This is a private event.").waitFor();
  await dialog.getByRole("button", { name: "Enter Event ID" }).click();
  // A stranger does not know the fee.
  const register = dialog.getByRole("button", { name: "Register", exact: true });
  await register.click();
  await dialog.getByText("Event ID is required").waitFor();
  await dialog.getByLabel("Event ID").fill("1");
  await register.click();
  await phone.getByText("Invalid Event ID", { exact: true }).waitFor();
  await toast(phone, "The Event ID you entered does not match this event");
  const field = dialog.getByLabel("Event ID");
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await dialog.getByLabel("Event ID").fill(eventId);
  await register.click();
  await toast(phone, "Registration Successful!");
  await dialog.getByRole("link", { name: "Open Event" }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await dialog.waitFor({ state: "detached" });

  // The other device does not know of this registration yet.
  const again = registration(late);
  await again.getByLabel("Event ID").fill(eventId);
  await again.getByRole("button", { name: "Register", exact: true }).click();
  await late.getByText("Already Registered!", { exact: true }).waitFor();
  await late.waitForURL("**/profile*");
  await late.getByText(name).first().waitFor();
  expect(await again.count()).toBe(0);
});

test("who comes to a full event waits in line and is told where", async ({ visits }) => {
  const { full } = demoEvents;
  const phone = await visits.asPhone({ as: demoPlayer("Ruben") });
  await phone.goto("/events");
  await pressRegister(phone, full.name);
  await registration(phone).getByRole("button", { name: "Register for $65.00" }).click();
  await toast(phone, /^You have been added to the waitlist for this event\./);
  await openDemo(phone, full);
  const place = phone.getByRole("region", { name: "Your registration" });
  expect(await place.textContent()).toMatch(
    /You are number \d in line\. All 8 places were taken when you registered\./,
  );
  await phone.getByRole("tab", { name: "Scorecard" }).click();
  await phone.getByText(/You are number \d in line\./).waitFor();
  expect(await phone.getByRole("button", { name: /^Enter Scores/ }).count()).toBe(0);

  // Somebody else has the only place of the event; the waiting player gets it automatically.
  const office = await visits.asDesktop({ as: superAdmin });
  const name = "Last Place Trophy";
  const course = "Pebble Beach Golf Links";
  await createEvent(office, { ...{ name, course, places: 1, fee: "0.00" }, starts: day(20) });
  const { request } = await visits.asPhone({ as: demoPlayer("Yuki") });
  const address = await addressOf(phone, name);
  const send = async (page: Page["request"], what: "register" | "withdraw") =>
    expect((await page.post(`/api${address}/${what}`)).ok()).toBe(true);
  await send(request, "register");
  await send(phone.request, "register");
  await openDemo(phone, { name });
  await place.getByText(/^You are number 1 in line\./).waitFor();
  await send(request, "withdraw");
  await place.getByText("Registered", { exact: true }).waitFor();
  expect(await place.getByText(/in line/).count()).toBe(0);
});
