import { Effect, Layer, Redacted } from "effect";
import { ana, ben, cleo, register } from "../../domain/field/examples.ts";
import { context } from "../../domain/scorecard/examples.ts";
import { WallClock } from "../../domain/shared/values.ts";
import { create } from "../../domain/tournament/examples.ts";
import { aPlayer } from "../accounts/examples.ts";
import { commandHandlers } from "../commandHandlers.ts";
import { type Batch, deliverMessageJob } from "../message/sendMessage.ts";
import { Courses } from "../ports/Courses.ts";
import { EventStoreMemory } from "../ports/EventStore.memory.ts";
import { Jobs } from "../ports/Jobs.ts";
import { Lookups } from "../ports/Lookups.ts";
import { mailChoicesMemory } from "../ports/MailChoices.memory.ts";
import { type Mail, Mailer, MailerUnavailable } from "../ports/Mailer.ts";
import { MessagesMemory } from "../ports/Messages.memory.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";
import { People } from "../ports/People.ts";
import { Players } from "../ports/Players.ts";
import { Standings } from "../ports/Standings.ts";
import { Throttle } from "../ports/Throttle.ts";
import { sendToField, sendToTournament } from "./send.ts";

export const accounts = new Map(
  [ana, ben, cleo].map((id, n) => {
    const firstName = ["Ana", "Ben", "Cleo"][n] ?? "";
    const { passwordHash: _hash, ...profile } = aPlayer({ id, firstName, lastName: "Ace" });
    const account = {
      ...{ profileImage: null, isArchived: false, createdAt: new Date(0) },
      ...{ gender: null, birthYear: null, memberNumber: null, homeClub: null },
    };
    const email = id === cleo ? "" : `${firstName.toLowerCase()}@club.example`;
    return [id, { ...profile, ...account, email }] as const;
  }),
);

/** What the mail server does with the mails to an address. */
type Answer = "takes" | "dies" | MailerUnavailable["outcome"];

/** An event of three players, of whom one has no address, with mails and jobs that are only kept. */
export const makeWorld = (answers: Record<string, Answer> = {}, mail = { isOffered: true }) => {
  const sent: Array<Mail> = [];
  const jobs: Array<Batch> = [];
  const surroundings = Layer.mergeAll(
    EventStoreMemory,
    MessagesMemory,
    mailChoicesMemory([ana, ben, cleo]),
    Layer.mock(Players)({
      manyById: (ids) => {
        const found = ids.flatMap((id) => accounts.get(id) ?? []);
        return Effect.succeed(new Map(found.map((player) => [player.id, player])));
      },
    }),
    Layer.succeed(Mailer, {
      get isOffered() {
        return mail.isOffered;
      },
      site: { name: "Wicked Golf", address: "https://golf.example" },
      send: (mail) => {
        const answer = answers[mail.to] ?? "takes";
        if (answer === "dies") return Effect.die(new Error("The process was killed."));
        if (answer === "takes") return Effect.sync(() => void sent.push(mail));
        const words = answer === "refused" ? `550 ${mail.to} is unknown` : null;
        return Effect.fail(
          new MailerUnavailable({ code: "550", outcome: answer, words: Redacted.make(words) }),
        );
      },
    }),
    Layer.mock(Jobs)({
      enqueue: ({ name }, payload) =>
        Effect.sync(() => {
          if (name === deliverMessageJob.name) jobs.push(payload as Batch);
        }),
    }),
    Layer.succeed(Throttle, { tellField: () => Effect.void } as unknown as Throttle["Service"]),
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
  const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof product>>): Promise<A> =>
    Effect.gen(function* () {
      yield* sendToTournament(create(), context(1));
      for (const [n, player] of [ana, ben, cleo].entries()) {
        yield* sendToField(register(player), context(10 + n));
      }
      return yield* program;
    }).pipe(Effect.provide(product), Effect.runPromise);
  return { sent, jobs, answers, mail, run };
};
