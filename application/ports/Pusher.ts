import { Context, type Effect, type Redacted, Schema } from "effect";
import type { Subscription } from "./Phones.ts";

/** The push service does not take it now. */
export class PusherUnavailable extends Schema.TaggedError<PusherUnavailable>()(
  "PusherUnavailable",
  {
    /** A status or a code of the system, without the address of the phone. */
    code: Schema.String,
  },
) {
  override get message() {
    return `The push service does not take the notice (${this.code}).`;
  }
}

/** What a phone shows. */
export interface Push {
  readonly title: string;
  readonly body: string;
  /** A notice replaces the one before with the same tag. */
  readonly tag: string;
  /** The page that it opens. */
  readonly path: string;
}

/** Gives notices to the push services of the makers of browsers. */
export class Pusher extends Context.Service<
  Pusher,
  {
    /** The public key with which phones subscribe; null if this installation sends no notices. */
    readonly serverKey: string | null;
    /**
     * `gone` stands for a phone that has no such subscription any more. After this time, in seconds,
     * the push service gives up a phone that is off.
     */
    readonly send: (
      to: Redacted.Redacted<Subscription>,
      push: Push,
      within: number,
    ) => Effect.Effect<"taken" | "gone", PusherUnavailable>;
  }
>()("golf/application/ports/Pusher") {}
