import { Context, type Effect, Schema } from "effect";

/** A small square picture of a person, without anything else that stood in the file it was made of. */
export interface Picture {
  /** Follows from its content, so that another picture has another name. */
  readonly name: string;
  readonly webp: Uint8Array;
}

/** Where everybody who is signed in finds it. */
export const addressOfPicture = (name: string) => `/api/pictures/${name}`;

/** The file is no picture of a kind that is taken, is broken, or has more points than any camera takes. */
export class NotAnImage extends Schema.TaggedError<NotAnImage>()("NotAnImage", {}) {}

/** What makes pictures does not run on this computer. */
export class PicturesUnavailable extends Schema.TaggedError<PicturesUnavailable>()(
  "PicturesUnavailable",
  {},
) {}

/** Makes pictures of what people choose. */
export class Pictures extends Context.Service<
  Pictures,
  {
    /** Whether it runs here. The rest of the product does without. */
    readonly isAvailable: Effect.Effect<boolean>;
    /** Of a JPEG, PNG or WebP file: a WebP of 512 by 512 points, cut from its middle. */
    readonly make: (file: Uint8Array) => Effect.Effect<Picture, NotAnImage | PicturesUnavailable>;
  }
>()("golf/application/ports/Pictures") {}
