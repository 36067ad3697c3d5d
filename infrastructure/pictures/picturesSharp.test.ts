import { Effect } from "effect";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Pictures } from "../../application/ports/Pictures.ts";
import { picturesBy, picturesSharp } from "./picturesSharp.ts";

const make = (file: Uint8Array) =>
  Effect.runPromise(
    Pictures.use((pictures) => pictures.make(file)).pipe(
      Effect.map(({ webp, name }) => ({ webp, name })),
      Effect.catch(({ _tag }) => Effect.succeed(_tag)),
      Effect.provide(picturesSharp),
    ),
  );

const made = async (file: Uint8Array) => {
  const picture = await make(file);
  if (typeof picture === "string") throw new Error(picture);
  return picture;
};

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "seagreen" } });

test.for(["jpeg", "png", "webp"] as const)(
  "a picture in %s becomes a square WebP",
  async (kind) => {
    const { webp, name } = await made(await canvas(900, 600)[kind]().toBuffer());
    expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(name).toMatch(/^[0-9a-f]{64}\.webp$/u);
  },
);

test("the same file gets the same name, and another file gets another name", async () => {
  const first = await canvas(600, 600).png().toBuffer();
  const second = await canvas(600, 600).negate().png().toBuffer();
  expect((await made(first)).name).toBe((await made(first)).name);
  expect((await made(second)).name).not.toBe((await made(first)).name);
});

test("the metadata of the camera is removed, and the picture is upright", async () => {
  const sky = await canvas(600, 300).png().toBuffer();
  const lying = await canvas(600, 600)
    .composite([{ input: await sharp(sky).tint("red").png().toBuffer(), top: 0, left: 0 }])
    .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitude: "48/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect((await sharp(lying).metadata()).exif?.toString("latin1")).toContain("Ana");

  const { webp } = await made(lying);
  const { exif, xmp, icc, iptc, orientation } = await sharp(webp).metadata();
  expect([exif, xmp, icc, iptc, orientation]).toEqual(Array.from({ length: 5 }));
  // After a quarter turn to the right, the top is on the right.
  const { data } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)];
  expect(at(480, 100)).not.toEqual(at(30, 100));
  expect(at(480, 100)).toEqual(at(480, 400));
});

test("a portrait is cut around its face and not through its middle", async () => {
  const face = await sharp({
    create: { width: 160, height: 160, channels: 3, background: "#e0ac8c" },
  })
    .png()
    .toBuffer();
  const portrait = await canvas(400, 1000)
    .composite([{ input: face, top: 20, left: 120 }])
    .png()
    .toBuffer();
  const { webp } = await made(portrait);
  const { data } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const reds = Array.from({ length: 512 * 512 }, (_, at) => data[at * 3] ?? 0);
  // The face of 160 points in 400 becomes 205 in 512.
  expect(reds.filter((red) => red > 180).length).toBeGreaterThan(200 * 200);
});

test("a file that is no picture of an accepted kind is refused", async () => {
  const files: Record<string, Uint8Array> = {
    nothing: new Uint8Array(),
    text: Buffer.from("par, birdie, bogey"),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    gif: await canvas(9, 9).gif().toBuffer(),
    tiff: await canvas(9, 9).tiff().toBuffer(),
    half: (await canvas(900, 900).linear(0.5, 60).jpeg().toBuffer()).subarray(0, 800),
  };
  for (const [name, file] of Object.entries(files)) {
    expect([name, await make(file)]).toEqual([name, "NotAnImage"]);
  }
});

test("a small file with a very large picture is refused without decoding it", async () => {
  const bomb = await canvas(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.byteLength).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;
  expect(await make(bomb)).toBe("NotAnImage");
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test("without a build of the library pictures are unavailable, and nothing else fails", async () => {
  const none = picturesBy(() => Promise.reject(new Error("no build")));
  const outcome = Pictures.use((pictures) =>
    Effect.all([pictures.isAvailable, Effect.flip(pictures.make(new Uint8Array()))]),
  ).pipe(Effect.provide(none));
  expect(await Effect.runPromise(outcome)).toMatchObject([false, { _tag: "PicturesUnavailable" }]);
});
