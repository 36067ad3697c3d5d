import { Effect, PubSub, Stream } from "effect";

/**
 * Tells all who follow the log that there is more of it. Who is busy is told once afterwards, however
 * much came meanwhile, and keeps nobody else from hearing. (`PubSub.publishUnsafe` does: where one
 * listener has not taken the last news, it refuses the next for all.)
 */
export const makeNews = Effect.map(PubSub.sliding<void>(1), (news) => ({
  tell: (): void => void Effect.runSync(PubSub.publish(news, undefined)),
  told: Stream.fromPubSub(news),
}));
