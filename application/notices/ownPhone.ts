import { Effect, Schema } from "effect";
import { type Phone, PhoneSignedOut, Phones } from "../ports/Phones.ts";
import { Pusher } from "../ports/Pusher.ts";

/** This installation sends no notices to phones. */
export class PushNotOffered extends Schema.TaggedError<PushNotOffered>()("PushNotOffered", {}) {}

/** What the player of this session is told on its phone. The token is null without a session. */
export const readOwnPhone = Effect.fnUntraced(function* (token: string | null) {
  const { serverKey } = yield* Pusher;
  const kinds = token === null ? null : yield* Phones.use((phones) => phones.kindsOf(token));
  return { serverKey, kinds };
});

export const keepOwnPhone = Effect.fn("keepOwnPhone")(function* (
  token: string | null,
  phone: Pick<Phone, "playerId" | "kinds" | "subscription">,
) {
  const { serverKey } = yield* Pusher;
  if (serverKey === null) return yield* new PushNotOffered();
  if (token === null) return yield* new PhoneSignedOut();
  yield* Phones.use((phones) => phones.keep(token, phone));
  return { serverKey, kinds: phone.kinds };
});

export const forgetOwnPhone = Effect.fn("forgetOwnPhone")(function* (token: string | null) {
  if (token !== null) yield* Phones.use((phones) => phones.forget(token));
});
