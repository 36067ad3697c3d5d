import { Effect, Layer, Redacted, Stream } from "effect";
import { register } from "../../../domain/field/examples.ts";
import { ana, ben, cleo, context } from "../../../domain/scorecard/examples.ts";
import { type NoticeKind, noticeKinds } from "../../../domain/shared/notices.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { type PlayerId, SessionId, WallClock } from "../../../domain/shared/values.ts";
import { create } from "../../../domain/tournament/examples.ts";
import { commandHandlers } from "../../commandHandlers.ts";
import { newsOnPhones, tellPhonesAfter } from "../../policies/tellPhones.ts";
import { Courses } from "../../ports/Courses.ts";
import { EventLog } from "../../ports/EventLog.ts";
import { EventStoreMemory } from "../../ports/EventStore.memory.ts";
import { Jobs } from "../../ports/Jobs.ts";
import { Lookups } from "../../ports/Lookups.ts";
import { OrganiserClock } from "../../ports/OrganiserClock.ts";
import { People } from "../../ports/People.ts";
import { phonesMemory } from "../../ports/Phones.memory.ts";
import { Phones } from "../../ports/Phones.ts";
import { type Push, Pusher, PusherUnavailable } from "../../ports/Pusher.ts";
import { Standings } from "../../ports/Standings.ts";
import { sendToField, sendToTournament } from "../../testing/send.ts";
import type { News } from "../news.ts";
import { tellPhones } from "../tellPhones.ts";

const nameOf = new Map([
  [ana, "Ana"],
  [ben, "Ben"],
  [cleo, "Cleo"],
]);

/** What the push service of a phone does. */
type Answer = "takes" | "gone" | "away";

const sessions = new Map(
  [...nameOf.values()].map((name, n) => [
    name,
    SessionId.make(`00000000-0000-4000-8000-00000000000${n}`),
  ]),
);

/** A tournament of Ana and Ben, the policy that tells phones, and what phones show. */
export const makeWorld = (answers: Record<string, Answer> = {}) => {
  const shown: Array<Push & { readonly on: string; readonly within: number }> = [];
  const waiting: Array<News> = [];
  let told = Position.make(0);
  const surroundings = Layer.mergeAll(
    EventStoreMemory,
    phonesMemory(sessions),
    Layer.succeed(Pusher, {
      serverKey: "a key",
      send: (to, push, within) => {
        const on = Redacted.value(to).endpoint;
        const answer = answers[on] ?? "takes";
        if (answer === "away") return Effect.fail(new PusherUnavailable({ code: "503" }));
        if (answer === "gone") return Effect.succeed("gone");
        return Effect.sync(() => {
          shown.push({ ...push, on, within });
          return "taken" as const;
        });
      },
    }),
    Layer.mock(Jobs)({
      enqueue: (_kind, news) => Effect.sync(() => void waiting.push(news as News)),
    }),
    Layer.mock(OrganiserClock)({
      ...{ timeZone: "UTC", isChosen: true },
      now: Effect.succeed(WallClock.make("2026-06-06T07:00:00")),
      today: Effect.succeed(WallClock.make("2026-06-06")),
    }),
    Layer.mock(Standings)({ of: () => Effect.succeed([]) }),
    Layer.succeed(Courses, {} as Courses["Service"]),
    Layer.succeed(Lookups, {} as Lookups["Service"]),
    Layer.succeed(People, {} as People["Service"]),
  );
  const product = commandHandlers.pipe(Layer.provideMerge(surroundings));

  /** What the policy and its jobs do with all events since the last time. */
  const follow = Effect.gen(function* () {
    const log = yield* EventLog;
    yield* Stream.runForEach(log.after(told), (page) =>
      Effect.gen(function* () {
        for (const recorded of yield* newsOnPhones(page)) yield* tellPhonesAfter(recorded);
        told = page.at(-1)?.position ?? told;
      }),
    );
    for (const news of waiting.splice(0)) yield* tellPhones(news);
  });

  const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof product>>): Promise<A> =>
    Effect.gen(function* () {
      yield* sendToTournament(create(), context(1));
      for (const [n, player] of [ana, ben].entries()) {
        yield* sendToField(register(player), context(10 + n));
      }
      return yield* program;
    }).pipe(Effect.provide(product), Effect.runPromise);

  return {
    ...{ shown, answers, waiting, follow, run },
    /** What each phone has shown, in the order of the players. */
    shownOn: (player: string) => shown.filter(({ on }) => on === player).map(({ body }) => body),
  };
};

/** The player turns notices on; the endpoint of the phone is the name of the player. */
export const turnOn = (player: PlayerId, kinds: ReadonlyArray<NoticeKind> = noticeKinds) => {
  const name = nameOf.get(player) ?? "";
  const subscription = Redacted.make({ endpoint: name, keys: { p256dh: "", auth: "" } });
  return Phones.use((phones) => phones.keep(name, { playerId: player, kinds, subscription }));
};
