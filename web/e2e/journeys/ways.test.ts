import { expect } from "vitest";
import { test } from "../testing/journey.ts";
import { openTool } from "../testing/office.ts";
import { partner, superAdmin } from "../testing/people.ts";
import { demoEvents, openDemo } from "../testing/places.ts";

const { active } = demoEvents;

test("buttons that lead somewhere lead back as well", async ({ visits }) => {
  const phone = await visits.asPhone({ as: partner });
  await openDemo(phone, active, "?tab=scorecard&round=2&hole=3");
  await phone.getByRole("button", { name: "Close" }).click();
  await phone.getByRole("tab", { name: "My Scorecard", selected: true }).waitFor();
  await phone.getByRole("link", { name: "Back to Events" }).click();
  await phone.getByRole("heading", { name: "Tournament Events" }).waitFor();
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("button", { name: "Sign Out" }).click();
  await phone.waitForURL("**/auth*");
  await phone.getByRole("link", { name: "Back to Home" }).click();
  await phone.getByRole("heading", { name: /Where golf gets wicked/ }).waitFor();

  const office = await visits.asDesktop({ as: superAdmin });
  await openTool(office, "Scoring", active.name);
  await office.getByRole("link", { name: "Back to Events" }).click();
  await office.getByRole("table", { name: "Events" }).waitFor();
  await office.getByRole("button", { name: "Back to Modules" }).click();
  await office.getByRole("link", { name: /Course Management/ }).waitFor();
  await office.getByRole("button", { name: "Logout" }).click();
  await office.getByRole("heading", { name: "Admin Portal" }).waitFor();
  await office.waitForURL(({ pathname }) => pathname === "/admin");
});

test("addresses without an event, and pages for others, lead on", async ({ visits }) => {
  const visitor = await visits.asPhone({ refused: ["401 /api/events/:id", "404 /under/par"] });
  for (const address of ["/events/", "/events//participants"]) {
    await visitor.goto(address);
    await visitor.getByRole("heading", { name: "Tournament Events" }).waitFor();
  }
  await visitor.goto("/profile");
  await visitor.waitForURL("**/auth*");
  await visitor.goto("/admin/dashboard");
  await visitor.waitForURL("**/admin");
  await openDemo(visitor, active);
  await visitor.getByText("only accessible through your player profile").waitFor();
  await visitor.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await visitor.getByRole("tab", { name: "Login", selected: true }).waitFor();
  expect((await visitor.goto("/under/par"))?.status()).toBe(404);
  expect(await visitor.getByRole("heading", { level: 1 }).textContent()).toBe("404 Page Not Found");
});
