import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { buildApp } from "../app.ts";
import { test as base } from "../testing/club.ts";
import { testOptions } from "../testing/options.ts";

const test = base.extend<{ readonly clientFolder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  clientFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "golf-previews-"));
    cpSync("web/client/public", folder, { recursive: true });
    writeFileSync(join(folder, "index.html"), "<html><head><title>Golf</title></head></html>");
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** The properties of a preview in the head of a page. */
const propertiesOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/gu)].map(
      ([, name = "", content = ""]) => [name, content],
    ),
  );

test("the preview of a public board has the name of its event and a picture of this site", async ({
  club,
  runtime,
  clientFolder,
}) => {
  const fields = { name: "Summer <Open>", publicBoard: true, location: "Elie" };
  const eventId = await club.newEvent(fields);
  const ana = await club.newEntrant(eventId);
  const code = (await ana.get(`/api/events/${eventId}`)).json().shareCode;
  const publicUrl = new URL("https://golf.example");
  const app = await buildApp(runtime, { ...testOptions, clientFolder, publicUrl });

  const { body } = await app.inject(`/follow/${code}?utm=x`);
  expect(body).toContain("<title>Summer &#60;Open&#62; - Wicked Golf</title>");
  const preview = propertiesOf(body);
  expect(preview).toMatchObject({
    "og:site_name": "Wicked Golf",
    "og:title": "Summer &#60;Open&#62;",
    "og:description": expect.stringMatching(/^Live leaderboard · June 6, 2024 · Elie$/u),
    "og:url": `https://golf.example/follow/${code}`,
  });

  const picture = await app.inject(String(preview["og:image"]));
  expect(picture.statusCode).toBe(200);
  expect(picture.headers["content-type"]).toBe("image/png");
  const [width, height] = [16, 20].map((offset) => picture.rawPayload.readUInt32BE(offset));
  expect([width, height]).toEqual([1200, 630]);
  expect(preview).toMatchObject({ "og:image:width": "1200", "og:image:height": "630" });
  await app.close();
});

test("the preview of an event says its days in words", async ({ club, runtime, clientFolder }) => {
  const days = { startDate: "2024-06-29", endDate: "2024-07-01T18:00:00" };
  const eventId = await club.newEvent({ ...days, location: "Elie" });
  const app = await buildApp(runtime, { ...testOptions, clientFolder });
  const { "og:description": words } = propertiesOf((await app.inject(`/events/${eventId}`)).body);
  expect(words).toMatch(/^June 29\s–\sJuly 1, 2024 · Elie$/u);
  await app.close();
});

test("without a public address the preview has the address of the request", async ({
  club,
  runtime,
  clientFolder,
}) => {
  const eventId = await club.newEvent();
  const app = await buildApp(runtime, { ...testOptions, clientFolder });
  const url = `/events/${eventId}`;
  const { body } = await app.inject({ url, headers: { host: "clubhouse.local:3000" } });
  const { "og:url": address, "og:image": picture } = propertiesOf(body);
  expect(address).toBe(`http://clubhouse.local:3000${url}`);
  expect(picture).toMatch(/^http:\/\/clubhouse\.local:3000\/.+\.png$/u);
  await app.close();
});

test("a board that is not public has no preview", async ({ runtime, clientFolder }) => {
  const app = await buildApp(runtime, { ...testOptions, clientFolder });
  const { statusCode, body } = await app.inject("/follow/0123456789");
  expect(statusCode).toBe(200);
  expect(propertiesOf(body)).toEqual({});
  await app.close();
});
