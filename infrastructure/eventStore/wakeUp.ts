import { Effect, PubSub, Stream } from "effect";

/**
 * Wakes all who follow the log when there is more of it. A follower that is busy is woken once
 * afterwards, however much came meanwhile, and keeps no other waiting. (`PubSub.publishUnsafe` would:
 * where one subscriber has not taken the last message, it refuses the next for all.)
 */
export const makeWakeUp = Effect.map(PubSub.sliding<void>(1), (signal) => ({
  wakeUp: (): void => void Effect.runSync(PubSub.publish(signal, undefined)),
  woken: Stream.fromPubSub(signal),
}));
