import { randomBytes } from "node:crypto";
import pg from "pg";
import sharp from "sharp";
import { expect } from "vitest";
import { aPixel } from "../../../../infrastructure/pictures/testing.ts";
import { until } from "../../../../infrastructure/testing/until.ts";
import type { Browser } from "../../testing/browser.ts";
import { test } from "../../testing/club.ts";

const aForm = (file: Uint8Array, field = "picture") => {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(file)]), "me.jpg");
  return form;
};

const upload = (browser: Browser, body: unknown, headers = {}) =>
  browser.send("PUT", "/api/user/picture", body, headers);

const aPhoto = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("a picture is made small, served for a year at its own address, and replaced by the next one", async ({
  newPlayer,
  visitor,
}) => {
  const mine = await newPlayer();
  const saved = await upload(mine, aForm(await aPhoto("seagreen")));
  expect(saved.statusCode).toBe(200);
  const { profileImage } = saved.json();
  expect(profileImage).toMatch(/^\/api\/pictures\/[0-9a-f]{64}\.webp$/u);
  expect((await mine.get("/api/user")).json().profileImage).toBe(profileImage);

  const other = await newPlayer();
  const shown = await other.get(profileImage);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=86400, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "webp", width: 512 });
  expect((await visitor.get(profileImage)).statusCode).toBe(401);

  const next = await upload(mine, aForm(await aPhoto("crimson")));
  expect(next.json().profileImage).not.toBe(profileImage);
  expect((await other.get(profileImage)).json().error).toBe("Picture not found");
});

test("a picture can be removed, and then its address answers nothing", async ({ newPlayer }) => {
  const mine = await newPlayer();
  const { profileImage } = (await upload(mine, aForm(await aPhoto("olive")))).json();
  for (const attempt of [1, 2]) {
    const removed = await mine.send("DELETE", "/api/user/picture");
    expect([attempt, removed.statusCode, removed.json().profileImage]).toEqual([
      attempt,
      200,
      null,
    ]);
  }
  expect((await mine.get(profileImage)).json().error).toBe("Picture not found");
});

test("the participants and the board show a new picture at once", async ({ club }) => {
  const eventId = await club.newEvent({});
  const mine = await club.newEntrant(eventId, {});
  const board = () => mine.get(`/api/events/${eventId}/leaderboard`);
  const before = await board();
  const { profileImage } = (await upload(mine, aForm(await aPhoto("navy")))).json();

  const participants = (await mine.get(`/api/events/${eventId}/participants`)).json();
  expect(participants).toMatchObject([{ profileImage }]);
  const after = await mine.get(`/api/events/${eventId}/leaderboard`, {
    "if-none-match": String(before.headers["etag"]),
  });
  expect(after.statusCode).toBe(200);
});

test("a file that is no picture or too large is refused with its own sentence", async ({
  newPlayer,
}) => {
  const mine = await newPlayer();
  const noImage = [400, "Please choose an image file"];
  const tooLarge = [413, "The picture must be at most 5 MB"];
  const largest = 5 * 1024 * 1024;
  const uploads = [
    [aForm(Buffer.from("par")), noImage],
    [aForm(aPixel, "file"), noImage],
    [new FormData(), noImage],
    [{ picture: "me.png" }, noImage],
    [undefined, noImage],
    [aForm(randomBytes(largest)), noImage],
    [aForm(randomBytes(largest + 1)), tooLarge],
    [aForm(randomBytes(2 * largest)), tooLarge],
  ] as const;
  for (const [index, [body, answer]] of uploads.entries()) {
    const refused = await upload(mine, body);
    expect([index, refused.statusCode, refused.json().error]).toEqual([index, ...answer]);
  }
  const text = await upload(mine, "par", { "content-type": "text/plain" });
  expect([text.statusCode, text.json().error]).toEqual(noImage);
  const broken = await upload(mine, "--", { "content-type": "multipart/form-data; boundary=x" });
  expect([broken.statusCode, broken.json().error]).toEqual(noImage);
  expect((await mine.get("/api/user")).json().profileImage).toBe(null);
});

test("a repeated upload changes nothing, and the number of uploads is limited", async ({
  newPlayer,
}) => {
  const mine = await newPlayer();
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = (await upload(mine, aForm(await aPhoto("gold")), key)).json();
  const repeated = (await upload(mine, aForm(await aPhoto("black")), key)).json();
  expect(repeated).toEqual(first);

  const statuses: Array<number> = [];
  for (let n = 0; n < 20; n++) statuses.push((await upload(mine, aForm(aPixel))).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 18 }, () => 200), 429, 429]);
});

test("eight uploads wait at once, two of one player, and the others are told when to come again", async ({
  newPlayer,
  database,
}) => {
  const photo = await aPhoto("plum");
  const mine = await newPlayer();
  const others = await Promise.all(Array.from({ length: 8 }, () => newPlayer()));
  let refused = 0;
  const send = async (browser: Browser) => {
    const { statusCode, headers, body } = await upload(browser, aForm(photo));
    if (statusCode !== 503) return statusCode;
    refused += 1;
    expect([headers["retry-after"], JSON.parse(body).error]).toEqual([
      "10",
      "Many pictures are being saved. Please try again in a moment.",
    ]);
    return statusCode;
  };
  /** No picture is saved before so many have been refused. */
  const sendAll = async (browsers: ReadonlyArray<Browser>, refusals: number) => {
    refused = 0;
    const saves = await holdSaves(database.url);
    const statuses = Promise.all(browsers.map(send));
    await until(`${refusals} are refused`, () => refused === refusals);
    await saves.release();
    return (await statuses).toSorted((one, other) => one - other);
  };
  const saved = (count: number) => Array.from({ length: count }, () => 200);
  expect(await sendAll([mine, mine, mine], 1)).toEqual([...saved(2), 503]);
  expect(await sendAll([mine, mine, ...others], 2)).toEqual([...saved(8), 503, 503]);
  expect(await send(mine)).toBe(200);
});

const holdSaves = async (url: string) => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("begin; lock table reference.player_pictures in exclusive mode");
  return { release: () => client.end() };
};
