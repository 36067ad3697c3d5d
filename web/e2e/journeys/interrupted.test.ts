import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pressRegister, registration } from "../testing/dialogs.ts";
import { eventByCall } from "../testing/eventByCall.ts";
import { hasFocus } from "../testing/focus.ts";
import { test } from "../testing/journey.ts";
import { openTool } from "../testing/office.ts";
import { demoPlayer, player, superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { private: invited, upcoming } = demoEvents;

const againOn = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });

/** The form already contains the address of the person who was signed in. */
const signInAgain = async (page: Page, password: string) => {
  await againOn(page).getByLabel("Password", { exact: true }).fill(password);
  await againOn(page).getByRole("button", { name: "Sign In" }).click();
};

const endSession = (page: Page) => page.context().clearCookies();

/** There is no other message, because the request has not failed. */
const isNoFailure = async (page: Page) => {
  await againOn(page).getByText("Sign in again to go on. What you have entered is kept.").waitFor();
  expect(await page.getByText(/authenticat/iu).count()).toBe(0);
  expect(await page.locator("[data-toasts]").getByText(/fail/iu).count()).toBe(0);
};

test("a session that ends under a registration is no failed one, and keeps its Event ID", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: demoPlayer("Nadia"), refused: ["401", "403"] });
  await phone.goto("/events");
  await pressRegister(phone, invited.name);
  const dialog = registration(phone);
  await dialog.getByRole("button", { name: "Enter Event ID" }).click();
  await dialog.getByLabel("Event ID").fill("4711");
  await endSession(phone);
  const goOn = dialog.getByRole("button", { name: "Continue" });
  await goOn.click();
  await isNoFailure(phone);

  const again = againOn(phone);
  await signInAgain(phone, "not-this-one");
  await again.getByRole("alert").getByText("Invalid email or password").waitFor();
  await toast(phone, "Invalid email or password");
  await signInAgain(phone, demoPlayer("Nadia").password);
  await again.waitFor({ state: "detached" });
  const field = registration(phone).getByLabel("Event ID");
  expect(await field.inputValue()).toBe("4711");
  await goOn.click();
  await toast(phone, "The Event ID you entered does not match this event");
});

test("a profile that is edited waits until its player is back, or asks", async ({ visits }) => {
  const phone = await visits.asPhone({ as: player, refused: ["401"] });
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = phone.getByRole("dialog", { name: "Edit Profile" });
  await dialog.getByLabel("Phone").fill("+44 20 7946 0999");
  await endSession(phone);
  const save = dialog.getByRole("button", { name: "Save Changes" });
  await save.click();
  await isNoFailure(phone);

  // Signing out discards the typed values.
  await againOn(phone).getByRole("button", { name: "Close" }).click();
  const question = phone.getByRole("dialog", { name: "Discard what you typed?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await signInAgain(phone, player.password);
  await againOn(phone).waitFor({ state: "detached" });
  expect(await dialog.getByLabel("Phone").inputValue()).toBe("+44 20 7946 0999");
  await save.click();
  await toast(phone, "Profile updated");
});

test("settings of an event wait until their administrator is back", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin, refused: ["401"] });
  // An event of its own: another story saves the settings of the demo's at the same time.
  const name = "Salver of the Signed Out";
  await eventByCall(visits, name);
  await openTool(office, "Event Settings", name);
  const settings = office.getByRole("region", { name: "Event Settings" });
  await settings.getByLabel("Description").fill("Bring a lantern.");
  await endSession(office);
  await settings.getByRole("button", { name: "Save Changes" }).click();
  await isNoFailure(office);
  await signInAgain(office, superAdmin.password);
  await againOn(office).waitFor({ state: "detached" });
  expect(await settings.getByLabel("Description").inputValue()).toBe("Bring a lantern.");
  await settings.getByRole("button", { name: "Save Changes" }).click();
  await toast(office, "Event settings updated");
});

const outage = JSON.stringify({
  error: "An unexpected error occurred",
  message: "An unexpected error occurred",
});

const broken = "An unexpected error occurred. Nothing was lost. Try again in a moment.";
const cut = "No connection. Check the network and try again.";

/** The next write gets an error and the one after it no connection; later writes work. */
const breakTwice = async (page: Page, method: string) => {
  let tries = 0;
  await page.route("**/api/**", (route) => {
    if (route.request().method() !== method) return route.fallback();
    tries += 1;
    if (tries === 1) {
      return route.fulfill({ status: 500, contentType: "application/json", body: outage });
    }
    return tries === 2 ? route.abort() : route.fallback();
  });
};

const refused = ["500", "cut"];

test("a registration survives a broken server and a cut line", async ({ visits }) => {
  const phone = await visits.asPhone({ as: demoPlayer("Nadia"), refused: [...refused, "403"] });
  await phone.goto("/events");
  await pressRegister(phone, invited.name);
  const dialog = registration(phone);
  await dialog.getByRole("button", { name: "Enter Event ID" }).click();
  await dialog.getByLabel("Event ID").fill("4711");
  const goOn = dialog.getByRole("button", { name: "Continue" });
  await breakTwice(phone, "POST");
  for (const sentence of [broken, cut]) {
    await goOn.click();
    await dialog.getByRole("alert").getByText(sentence).waitFor();
    expect(await dialog.getByLabel("Event ID").inputValue()).toBe("4711");
  }
  await goOn.click();
  await dialog.getByText("The Event ID you entered does not match this event").waitFor();
});

test("after a broken server and a cut line, a profile is saved at the third try", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: player, refused });
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = phone.getByRole("dialog", { name: "Edit Profile" });
  await dialog.getByLabel("Phone").fill("+44 20 7946 0888");
  const save = dialog.getByRole("button", { name: "Save Changes" });
  await breakTwice(phone, "PATCH");
  for (const sentence of [broken, cut]) {
    await save.click();
    await dialog.getByRole("alert").getByText(sentence).waitFor();
    expect(await dialog.getByLabel("Phone").inputValue()).toBe("+44 20 7946 0888");
  }
  await save.click();
  await toast(phone, "Profile updated");
});

test("after a broken server and a cut line, the settings of an event are saved", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin, refused });
  await openTool(office, "Event Settings", upcoming.name);
  const settings = office.getByRole("region", { name: "Event Settings" });
  await settings.getByLabel("Description").fill("Bring two lanterns.");
  const save = settings.getByRole("button", { name: "Save Changes" });
  await breakTwice(office, "PUT");
  for (const sentence of [broken, cut]) {
    await save.click();
    await settings.getByRole("alert").getByText(sentence).waitFor();
    expect(await settings.getByLabel("Description").inputValue()).toBe("Bring two lanterns.");
  }
  await save.click();
  await toast(office, "Event settings updated");

  // A list that could not be read is asked for again, and takes the focus of the button.
  // It fails until then, as news of the saved settings may ask for it before anybody presses.
  const answer = { status: 500, contentType: "application/json", body: outage };
  await office.route("**/participants", (route) => route.fulfill(answer));
  await office.goto(`/admin${await addressOf(office, upcoming.name)}/players`);
  await office.getByRole("button", { name: "Try again" }).focus();
  await office.unroute("**/participants");
  await office.keyboard.press("Enter");
  await hasFocus(office.getByRole("heading", { name: /^Participants/ }));
});
