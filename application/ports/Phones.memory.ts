import { Effect, Layer, Redacted } from "effect";
import type { SessionId } from "../../domain/shared/values.ts";
import { type Phone, PhoneSignedOut, Phones, type Told } from "./Phones.ts";

const MAX_PHONES = 10;

/** Phones for tests, in these open sessions: a token, and the id of its session. */
export const phonesMemory = (sessions: ReadonlyMap<string, SessionId>) =>
  Layer.sync(Phones, () => {
    /** The newest last. */
    let phones: ReadonlyArray<Phone> = [];
    const told = new Map<string, string>();
    const keyOf = ({ phoneId, about, kind }: Omit<Told, "fact">) => `${phoneId}|${about}|${kind}`;

    const keepOnly = (fits: (phone: Phone) => boolean) => {
      for (const { id } of phones.filter((phone) => !fits(phone))) {
        for (const key of told.keys()) if (key.startsWith(`${id}|`)) told.delete(key);
      }
      phones = phones.filter(fits);
    };
    const endpointOf = ({ subscription }: Pick<Phone, "subscription">) =>
      Redacted.value(subscription).endpoint;

    return {
      kindsOf: (token) =>
        Effect.sync(() => phones.find(({ id }) => id === sessions.get(token))?.kinds ?? null),
      keep: Effect.fnUntraced(function* (token, phone) {
        const id = sessions.get(token);
        if (id === undefined) return yield* new PhoneSignedOut();
        keepOnly((one) => one.id === id || endpointOf(one) !== endpointOf(phone));
        phones = [...phones.filter((one) => one.id !== id), { ...phone, id }];
        const own = phones.filter(({ playerId }) => playerId === phone.playerId);
        const oldest = new Set(own.slice(0, -MAX_PHONES).map((one) => one.id));
        keepOnly((one) => !oldest.has(one.id));
      }),
      forget: (token) => Effect.sync(() => keepOnly(({ id }) => id !== sessions.get(token))),
      isAnyKept: Effect.sync(() => phones.length > 0),
      of: (players) =>
        Effect.sync(() => phones.filter(({ playerId }) => players.includes(playerId))),
      remove: (removed) => Effect.sync(() => keepOnly(({ id }) => id !== removed)),
      claim: (one) =>
        Effect.sync(() => {
          const isKept = phones.some(({ id }) => id === one.phoneId);
          if (!isKept || told.get(keyOf(one)) === one.fact) return false;
          told.set(keyOf(one), one.fact);
          return true;
        }),
      release: (one) =>
        Effect.sync(() => {
          if (told.get(keyOf(one)) === one.fact) told.delete(keyOf(one));
        }),
      forgetTold: ({ phoneId, about }, still) =>
        Effect.sync(() => {
          const kept = still.map((kind) => keyOf({ phoneId, about, kind }));
          for (const key of told.keys()) {
            if (key.startsWith(`${phoneId}|${about}|`) && !kept.includes(key)) told.delete(key);
          }
        }),
    };
  });
