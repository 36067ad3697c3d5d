import { randomUUID } from "node:crypto";
import { Effect, Redacted } from "effect";
import { test as base, describe, expect, vi } from "vitest";
import { anOrigin, aPlayer } from "../../application/accounts/examples.ts";
import { phonesMemory } from "../../application/ports/Phones.memory.ts";
import { Phones } from "../../application/ports/Phones.ts";
import { Players } from "../../application/ports/Players.ts";
import { Sessions } from "../../application/ports/Sessions.ts";
import { PlayerId, SessionId } from "../../domain/shared/values.ts";
import { test as withDatabase } from "../postgres/testing/database.ts";
import { phonesPostgres } from "./phones.ts";
import { phonesContract } from "./testing/contract.ts";

const SESSIONS = 12;

/** The second session is that of the other player. */
const ownersOf = (ana: PlayerId, ben: PlayerId) =>
  Array.from({ length: SESSIONS }, (_, n) => (n === 1 ? ben : ana));

describe("phones in PostgreSQL", () => {
  const test = withDatabase
    .extend("sessions", async ({ run }) => {
      const [ana, ben] = [aPlayer(), aPlayer()];
      for (const player of [ana, ben]) {
        await run(Players.use((players) => players.create(player, anOrigin())));
      }
      const opened = [];
      for (const playerId of ownersOf(ana.id, ben.id)) {
        const owner = { kind: "player", id: playerId } as const;
        const token = await run(Sessions.use(({ open }) => open(owner, { remember: true })));
        opened.push({ token, playerId });
      }
      return opened as [(typeof opened)[0], (typeof opened)[0], ...typeof opened];
    })
    .extend("services", ({ database }) => phonesPostgres(database));
  phonesContract(test);

  const aPhone = (playerId: PlayerId) => ({
    ...{ playerId, kinds: ["result"] as const },
    subscription: Redacted.make({
      endpoint: `https://push.example/${randomUUID()}`,
      keys: { p256dh: "a key", auth: "a secret" },
    }),
  });

  test.for([
    {
      how: "its player signs out",
      end: (token: string) => Sessions.use(({ end }) => end("player", token)),
    },
    {
      how: "the account is erased",
      end: (_: string, id: PlayerId) => Players.use(({ erase }) => erase(id, anOrigin())),
    },
  ])(
    "a phone is gone with what was told there as soon as $how",
    async ({ end }, { sessions, run }) => {
      const [{ token, playerId }] = sessions;
      const left = await run(
        Effect.gen(function* () {
          const port = yield* Phones;
          yield* port.keep(token, aPhone(playerId));
          const [{ id: phoneId } = { id: undefined as never }] = yield* port.of([playerId]);
          yield* port.claim({ phoneId, about: "1", kind: "result", fact: "T3" });
          yield* end(token, playerId);
          return yield* port.of([playerId]);
        }),
      );
      expect(left).toEqual([]);
    },
  );

  test("a session that has expired, or whose account is archived, has no phone", async ({
    sessions,
    run,
  }) => {
    const [ana, ben] = sessions;
    const of = Phones.use((port) => port.of([ana.playerId, ben.playerId]));
    for (const { token, playerId } of [ana, ben]) {
      await run(Phones.use((port) => port.keep(token, aPhone(playerId))));
    }
    await run(Players.use(({ archive }) => archive(ben.playerId, anOrigin())));
    expect(await run(of)).toMatchObject([{ playerId: ana.playerId }]);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000);
    expect(await run(of)).toEqual([]);
    vi.useRealTimers();
  });
});

describe("phones in memory", () => {
  const sessions = ownersOf(PlayerId.make(randomUUID()), PlayerId.make(randomUUID())).map(
    (playerId) => ({ token: randomUUID(), playerId, id: SessionId.make(randomUUID()) }),
  );
  phonesContract(
    base
      .extend("sessions", () => sessions as [(typeof sessions)[0], (typeof sessions)[0]])
      .extend("services", () =>
        phonesMemory(new Map(sessions.map(({ token, id }) => [token, id]))),
      ),
  );
});
