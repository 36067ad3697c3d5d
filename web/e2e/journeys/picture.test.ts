import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { demoPlayer, partner } from "../testing/people.ts";
import { demoEvents, openDemo } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const jonas = demoPlayer("Jonas");

const aPhoto = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("Choose a picture").setInputFiles({ name, mimeType, buffer });

/** The address of the picture on the profile. */
const shownOn = (page: Page) =>
  page.getByRole("region", { name: "Profile" }).locator("img").first().getAttribute("src");

test("a picture is saved, survives a lost line, and is seen by the others", async ({ visits }) => {
  const phone = await visits.asPhone({ as: jonas, refused: ["400", "cut"] });
  await phone.goto("/profile");
  await choose(phone, "notes.txt", "text/plain", Buffer.from("par"));
  await toast(phone, "Please choose an image file");
  await choose(phone, "wall.jpg", "image/jpeg", Buffer.alloc(5 * 1024 * 1024 + 1));
  await toast(phone, "The picture must be at most 5 MB");
  await choose(phone, "notes.jpg", "image/jpeg", Buffer.from("par"));
  await toast(phone, "Please choose an image file");
  expect(await phone.getByRole("button", { name: "Try Again" }).count()).toBe(0);

  await phone.route("**/api/user/picture", (route) => route.abort());
  await choose(phone, "me.jpg", "image/jpeg", await aPhoto("seagreen"));
  await toast(phone, "Your picture could not be saved");
  expect(await violationsOn(phone)).toEqual([]);
  await phone.unroute("**/api/user/picture");
  await phone.getByRole("button", { name: "Try Again" }).click();
  await toast(phone, "Picture saved");
  const address = await shownOn(phone);
  expect(address).toMatch(/^\/api\/pictures\/[0-9a-f]{64}\.webp$/u);

  const other = await visits.asDesktop({ as: partner });
  await openDemo(other, demoEvents.active, "/participants");
  const seen = other.locator(`img[src="${address}"]`).first();
  await seen.waitFor();
  const width = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => seen.evaluate(width)).toBe(512);
});
