import { Effect, PubSub, Stream } from "effect";

/**
 * Wakes all followers of the log when it has new events. A busy follower is woken once afterwards,
 * however many events came in the meantime, and does not delay the others. (`PubSub.publishUnsafe`
 * would delay them: if one subscriber has not taken the last message, it refuses the next message
 * for all.)
 */
export const makeWakeUp = Effect.map(PubSub.sliding<void>(1), (signal) => ({
  wakeUp: (): void => void Effect.runSync(PubSub.publish(signal, undefined)),
  woken: Stream.fromPubSub(signal),
}));
