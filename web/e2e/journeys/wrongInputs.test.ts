import { expect } from "vitest";
import { test } from "../testing/journey.ts";
import { openTool } from "../testing/office.ts";
import { player, superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
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
  // The toast may still be on its way out.
  const form = phone.getByRole("form", { name: "Sign Up" });
  await form.getByText("An account with this email already exists").waitFor();
  expect(await phone.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
  expect(await phone.getByLabel("Last name").inputValue()).toBe("Again");
});

const { upcoming, full } = demoEvents;

test("a refused administrator reads why at the form", async ({ visits }) => {
  const office = await visits.asDesktop({ refused: ["401 /api/admin/login"] });
  await office.goto("/admin");
  await signInOnForm(office, { email: superAdmin.email, password: "not-this-one" });
  const form = office.getByRole("form", { name: "Admin Login" });
  await form.getByRole("alert").getByText("Invalid email or password").waitFor();
  await toast(office, "Invalid email or password");
  await form.getByRole("alert").waitFor();
  expect(await form.getByLabel("Email").inputValue()).toBe(superAdmin.email);
});

test("a new event says what is missing, field by field", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto("/admin/dashboard?module=events&panel=create");
  const sheet = office.getByRole("dialog", { name: "Create Event" });
  await sheet.getByLabel("Description").fill("A name would help.");
  await sheet.getByLabel("Max participants").fill("");
  await sheet.getByRole("button", { name: "Create Event" }).click();
  for (const sentence of [
    "Event name is required",
    "Start date is required",
    "Location is required",
    "Max participants is required",
    "Registration deadline is required",
  ]) {
    await sheet.getByText(sentence, { exact: true }).waitFor();
  }
  const name = sheet.getByLabel("Name", { exact: true });
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await sheet.getByLabel("Description").inputValue()).toBe("A name would help.");
});

test("settings say what cannot be, and keep it in sight", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await openTool(office, "Event Settings", full.name);
  const settings = office.getByRole("region", { name: "Event Settings" });
  await settings.getByLabel("Start date").fill("2027-06-02");
  await settings.getByLabel("End date").fill("2027-06-01");
  await settings.getByLabel("Handicap allowance (%)").fill("101");
  await settings.getByRole("button", { name: "Save Changes" }).click();
  await settings.getByText("End date must be on or after the start date").waitFor();
  await settings.getByText("Handicap allowance must be between 0 and 100").waitFor();
  expect(await settings.getByLabel("Handicap allowance (%)").inputValue()).toBe("101");
});

test("a draw and a course say which of their figures cannot be", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto(`/admin${await addressOf(office, upcoming.name)}/tee-sheet`);
  await office.getByRole("tab", { name: "Auto Schedule" }).click();
  await office.getByLabel("Interval").fill("3");
  await office.getByRole("button", { name: "Auto Schedule" }).click();
  await office.getByText("Interval must be between 5 and 30 minutes").waitFor();

  await office.goto("/admin/dashboard?module=courses");
  await office.getByRole("button", { name: "Add Course" }).click();
  const sheet = office.getByRole("dialog", { name: "Add Course" });
  await sheet.getByRole("tab", { name: "Manual Entry" }).click();
  await sheet.getByRole("button", { name: "Create Course" }).click();
  for (const sentence of [
    "Course name is required",
    "Address is required",
    "City is required",
    "State is required",
  ]) {
    await sheet.getByText(sentence, { exact: true }).waitFor();
  }
});

test("an address that is taken is told at its field, and nothing typed is lost", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin, refused: ["409"] });
  await office.goto("/admin/dashboard?module=users&panel=add");
  const sheet = office.getByRole("dialog", { name: "Create New User" });
  for (const [label, value] of [
    ["First Name", "Mara"],
    ["Last Name", "Twice"],
    ["Email", player.email],
    ["Phone", "12345"],
    ["Handicap", "18.4"],
    ["Password", "mashie-5"],
    ["Confirm Password", "mashie-5"],
  ] as const) {
    await sheet.getByLabel(label, { exact: true }).fill(value);
  }
  await sheet.getByLabel("Shirt Size").selectOption("L");
  await sheet.getByRole("button", { name: "Create User" }).click();
  await toast(office, "An account with this email already exists");
  await sheet.getByText("An account with this email already exists").waitFor();
  const email = sheet.getByLabel("Email", { exact: true });
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  expect(await sheet.getByLabel("Last Name", { exact: true }).inputValue()).toBe("Twice");
});

test("when several players are changed together, each failure is shown with its reason", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const address = await addressOf(office, full.name);
  const players: ReadonlyArray<{
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
  }> = await (await office.request.get(`/api${address}/participants`)).json();
  const charge = (action: string, playerIds: ReadonlyArray<string>) =>
    office.request.post(`/api/admin${address}/participants`, { data: { action, playerIds } });
  await charge(
    "markPaid",
    players.map(({ id }) => id),
  );
  const [first] = players;
  if (!first) throw new Error("Nobody is in the field");
  await office.goto(`/admin${address}/players`);
  await office.getByRole("table", { name: "Participants" }).waitFor();
  await office.getByRole("button", { name: /^Select All/ }).click();
  await office.getByRole("button", { name: /^Actions: \d+ selected$/ }).click();
  await office.getByRole("menuitem", { name: "Refund" }).click();
  const question = office.getByRole("dialog", { name: /^Refund / });
  // Meanwhile another administrator refunds one of them.
  await charge("refund", [first.id]);
  await question.getByRole("button", { name: "Refund" }).click();
  const name = `${first.firstName} ${first.lastName}`;
  await office.getByText(`${name}: There is no payment to refund`).waitFor();
  await office.getByText(/ refunded\.$/).waitFor();
});
