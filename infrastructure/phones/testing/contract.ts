import { randomUUID } from "node:crypto";
import { Effect, type Layer, Redacted } from "effect";
import { expect } from "vitest";
import { type Phone, PhoneSignedOut, Phones } from "../../../application/ports/Phones.ts";
import { PlayerId } from "../../../domain/shared/values.ts";

interface Session {
  readonly token: string;
  readonly playerId: PlayerId;
}

interface Fixtures {
  readonly services: Layer.Layer<Phones>;
  /** Twelve open sessions of one player, the second one of another. */
  readonly sessions: readonly [Session, Session, ...ReadonlyArray<Session>];
}

const aSubscription = (endpoint = `https://push.example/${randomUUID()}`) =>
  Redacted.make({ endpoint, keys: { p256dh: "a key", auth: "a secret" } });

const phoneOf = (
  { playerId }: Session,
  fields: Partial<Phone> = {},
): Pick<Phone, "playerId" | "kinds" | "subscription"> => ({
  ...{ playerId, kinds: ["teeTime", "result"], subscription: aSubscription() },
  ...fields,
});

const endpointsOf = (player: PlayerId) =>
  Phones.use((port) =>
    Effect.map(port.of([player]), (phones) =>
      phones.map(({ subscription }) => Redacted.value(subscription).endpoint),
    ),
  );

/** What every store of phones does. */
const promises: Readonly<
  Record<string, (sessions: Fixtures["sessions"]) => Effect.Effect<void, unknown, Phones>>
> = {
  "a phone is kept with its session, and replaced by what it says later": ([ana]) =>
    Effect.gen(function* () {
      const port = yield* Phones;
      expect(yield* port.kindsOf(ana.token)).toBeNull();
      const phone = phoneOf(ana);
      yield* port.keep(ana.token, phone);
      expect(yield* port.isAnyKept).toBe(true);
      expect(yield* port.of([ana.playerId])).toMatchObject([phone]);
      yield* port.keep(ana.token, { ...phone, kinds: ["toSign"] });
      expect(yield* port.kindsOf(ana.token)).toEqual(["toSign"]);
      expect(yield* port.of([ana.playerId])).toHaveLength(1);
      expect(yield* port.of([PlayerId.make(randomUUID())])).toEqual([]);
    }),

  "a phone is forgotten at its wish, and again": ([ana]) =>
    Effect.gen(function* () {
      const port = yield* Phones;
      yield* port.keep(ana.token, phoneOf(ana));
      for (let times = 0; times < 2; times++) yield* port.forget(ana.token);
      expect(yield* port.kindsOf(ana.token)).toBeNull();
      expect(yield* port.of([ana.playerId])).toEqual([]);
    }),

  "a session that is not open keeps no phone": ([ana]) =>
    Effect.gen(function* () {
      const port = yield* Phones;
      const refused = yield* Effect.flip(port.keep("a session that has ended", phoneOf(ana)));
      expect(refused).toBeInstanceOf(PhoneSignedOut);
      expect(yield* port.of([ana.playerId])).toEqual([]);
    }),

  "a browser in which somebody else signs in tells the one before nothing": ([ana, ben]) =>
    Effect.gen(function* () {
      const port = yield* Phones;
      const subscription = aSubscription();
      yield* port.keep(ana.token, phoneOf(ana, { subscription }));
      yield* port.keep(ben.token, phoneOf(ben, { subscription }));
      expect(yield* port.kindsOf(ana.token)).toBeNull();
      expect(yield* endpointsOf(ben.playerId)).toHaveLength(1);
    }),

  "a player has ten phones at most, and the oldest goes": ([first, , ...others]) =>
    Effect.gen(function* () {
      const port = yield* Phones;
      for (const session of [first, ...others]) yield* port.keep(session.token, phoneOf(session));
      expect(yield* port.of([first.playerId])).toHaveLength(10);
      expect(yield* port.kindsOf(first.token)).toBeNull();
      expect(yield* port.kindsOf(others.at(-1)?.token ?? "")).not.toBeNull();
    }),

  "a fact is claimed once, until there is another one or it could not be told": ([ana]) =>
    Effect.gen(function* () {
      const port = yield* Phones;
      yield* port.keep(ana.token, phoneOf(ana));
      const [{ id: phoneId } = { id: undefined as never }] = yield* port.of([ana.playerId]);
      const told = { phoneId, about: "tournament-1", kind: "teeTime", fact: "08:10" } as const;
      expect(yield* port.claim(told)).toBe(true);
      expect(yield* port.claim(told)).toBe(false);
      expect(yield* port.claim({ ...told, fact: "08:20" })).toBe(true);
      // What was told in the meantime stays told.
      yield* port.release(told);
      expect(yield* port.claim({ ...told, fact: "08:20" })).toBe(false);
      yield* port.release({ ...told, fact: "08:20" });
      expect(yield* port.claim({ ...told, fact: "08:20" })).toBe(true);
      expect(yield* port.claim({ ...told, about: "tournament-2" })).toBe(true);
    }),

  "what is true no longer may be told anew": ([ana]) =>
    Effect.gen(function* () {
      const port = yield* Phones;
      yield* port.keep(ana.token, phoneOf(ana));
      const [{ id: phoneId } = { id: undefined as never }] = yield* port.of([ana.playerId]);
      const told = { phoneId, about: "scorecard-1", fact: "waits" } as const;
      yield* port.claim({ ...told, kind: "toSign" });
      yield* port.claim({ ...told, kind: "sentBack" });
      yield* port.claim({ ...told, about: "scorecard-2", kind: "toSign" });
      yield* port.forgetTold(told, ["sentBack"]);
      expect(yield* port.claim({ ...told, kind: "sentBack" })).toBe(false);
      expect(yield* port.claim({ ...told, about: "scorecard-2", kind: "toSign" })).toBe(false);
      expect(yield* port.claim({ ...told, kind: "toSign" })).toBe(true);
      yield* port.forgetTold(told, []);
      expect(yield* port.claim({ ...told, kind: "sentBack" })).toBe(true);
    }),

  "a phone that is gone is told nothing": ([ana]) =>
    Effect.gen(function* () {
      const port = yield* Phones;
      yield* port.keep(ana.token, phoneOf(ana));
      const [{ id: phoneId } = { id: undefined as never }] = yield* port.of([ana.playerId]);
      yield* port.remove(phoneId);
      yield* port.remove(phoneId);
      expect(yield* port.of([ana.playerId])).toEqual([]);
      const told = { phoneId, about: "tournament-1", kind: "teeTime", fact: "08:10" } as const;
      expect(yield* port.claim(told)).toBe(false);
      yield* port.release(told);
    }),
};

type PhonesTest = (name: string, body: (fixtures: Fixtures) => Promise<void>) => void;

/** The suite that every store of phones has to pass. */
export const phonesContract = (test: PhonesTest) => {
  for (const [name, promise] of Object.entries(promises)) {
    test(name, ({ services, sessions }) =>
      Effect.runPromise(promise(sessions).pipe(Effect.provide(services))),
    );
  }
};
