import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { registration } from "../testing/dialogs.ts";
import { test } from "../testing/journey.ts";
import { player } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { openAccount } from "../testing/signing.ts";
import { toast } from "../testing/toast.ts";

test("one tap leads from the home page to the pad of the next hole", async ({ visits }) => {
  for (const theme of ["dark", "light"] as const) {
    const phone = await visits.asPhone({ as: player, theme });
    await phone.goto("/");
    const today = phone.getByRole("article", { name: demoEvents.active.name }).first();
    const next = today.getByRole("link", { name: /^Hole \d+$/ });
    const label = await next.textContent();
    expect(await violationsOn(phone)).toEqual([]);
    await next.click();
    const hole = label?.replace("Hole ", "");
    await phone.getByRole("group", { name: new RegExp(`^Strokes on hole ${hole}\\b`) }).waitFor();
  }
});

test("a visitor registers by a link to one event and lands on its page", async ({ visits }) => {
  const { name } = demoEvents.upcoming;
  const phone = await visits.asPhone({ refused: ["401 /api/events/:id"] });
  const address = await addressOf(phone, name);
  await phone.goto(address);
  const card = phone.getByRole("article", { name });
  await card.waitFor();
  expect(await violationsOn(phone)).toEqual([]);
  await card.getByRole("button", { name: "Register Now" }).click();
  await phone.getByRole("tab", { name: "Register" }).click();
  await openAccount(phone, {
    email: "ivy.lindgren@club.example",
    password: "long-and-straight",
    firstName: "Ivy",
    lastName: "Lindgren",
    phone: "+44 20 7946 0302",
    handicap: "12.1",
  });
  const dialog = registration(phone);
  await dialog.getByText(name, { exact: false }).first().waitFor();
  await dialog.getByRole("button", { name: /^Register for / }).click();
  await toast(phone, "Registration Successful!");
  await dialog.getByRole("link", { name: "Open Event" }).click();
  await phone.waitForURL(`**${address}`);
  await phone.getByRole("region", { name: "Your registration" }).getByText("Registered").waitFor();

  // From now on the list opens the event, and does not offer to register again.
  await phone.goto("/events");
  await card.getByText("Registered", { exact: true }).waitFor();
  await card.getByRole("link", { name: "Open Event" }).waitFor();
  expect(await card.getByRole("button", { name: "Register Now" }).count()).toBe(0);
  expect(await violationsOn(phone)).toEqual([]);
});
