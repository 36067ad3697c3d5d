import { Context, type Effect, Schema } from "effect";

/** A small square picture of a person, without the other data of the uploaded file. */
export interface Picture {
  /** Follows from the content, so that another picture has another name. */
  readonly name: string;
  readonly webp: Uint8Array;
}

/** The address for everyone who is signed in. */
export const addressOfPicture = (name: string) => `/api/pictures/${name}`;

/**
 * The file is not a picture of an accepted format, is broken, or has more pixels than any camera
 * takes.
 */
export class NotAnImage extends Schema.TaggedError<NotAnImage>()("NotAnImage", {}) {}

/** The picture library does not run on this computer. */
export class PicturesUnavailable extends Schema.TaggedError<PicturesUnavailable>()(
  "PicturesUnavailable",
  {},
) {}

/** Makes pictures from uploaded files. */
export class Pictures extends Context.Service<
  Pictures,
  {
    /** Whether the library runs here. The rest of the product works without it. */
    readonly isAvailable: Effect.Effect<boolean>;
    /** Takes a JPEG, PNG or WebP file. Makes a WebP of 512 by 512 pixels, cut from its middle. */
    readonly make: (file: Uint8Array) => Effect.Effect<Picture, NotAnImage | PicturesUnavailable>;
  }
>()("golf/application/ports/Pictures") {}
