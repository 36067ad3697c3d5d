import { createHash } from "node:crypto";
import { Effect, Layer, Semaphore } from "effect";
import type Sharp from "sharp";
import { NotAnImage, Pictures, PicturesUnavailable } from "../../application/ports/Pictures.ts";

const SIDE = 512;
const QUALITY = 82;

/**
 * A file of a few kilobytes can claim enormous dimensions. The newest telephones take pictures of
 * 50 million pixels.
 */
const MAX_PIXELS = 64_000_000;

const TIMEOUT_SECONDS = 10;

/** The other formats of libvips, such as SVG and PDF, stay blocked. */
const readers = [
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadWebpBuffer",
];

const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: readers });
  // People choose a picture only once, so a cache would not help, and one thread leaves the other
  // cores free.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** The library may have no build for this computer. */
export const picturesBy = (load: () => Promise<typeof Sharp>) =>
  Layer.effect(
    Pictures,
    Effect.gen(function* () {
      const library = yield* Effect.cached(
        Effect.tryPromise({ try: load, catch: () => new PicturesUnavailable() }),
      );
      // A large picture takes a quarter of a gigabyte while it is processed.
      const turn = yield* Semaphore.make(1);
      return {
        isAvailable: Effect.match(library, { onFailure: () => false, onSuccess: () => true }),
        make: (file) =>
          Effect.flatMap(library, (sharp) =>
            Effect.tryPromise({ try: () => squareOf(sharp, file), catch: () => new NotAnImage() }),
          ).pipe(Effect.map(named), turn.withPermits(1)),
      };
    }),
  );

export const picturesSharp = picturesBy(loadSharp);

/**
 * Turns the picture upright first, because the metadata of the camera, such as the place, are
 * removed afterwards.
 */
const squareOf = (sharp: typeof Sharp, file: Uint8Array) =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    // Cut to a square around what the eye is drawn to, or a portrait loses its forehead.
    .resize(SIDE, SIDE, { fit: "cover", position: sharp.strategy.attention })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();

const named = (webp: Uint8Array) => ({
  name: `${createHash("sha256").update(webp).digest("hex")}.webp`,
  webp,
});
