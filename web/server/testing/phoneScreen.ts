import { Effect, Layer, Redacted } from "effect";
import type { Subscription } from "../../../application/ports/Phones.ts";
import { type Push, Pusher } from "../../../application/ports/Pusher.ts";

interface Shown extends Push {
  readonly on: Subscription["endpoint"];
}

/** What the phones of this test file have shown, oldest first. */
export const shown: Array<Shown> = [];

export const pusherInMemory = Layer.succeed(Pusher, {
  serverKey: "the key of a server for tests",
  send: (to, push) =>
    Effect.sync(() => {
      shown.push({ ...push, on: Redacted.value(to).endpoint });
      return "taken" as const;
    }),
});
