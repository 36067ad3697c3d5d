import { Clock, Effect, Stream } from "effect";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { createTournament } from "../../../application/tournament/createTournament.ts";
import { editTournament } from "../../../application/tournament/editTournament.ts";
import { createdIdOf } from "../../../domain/shared/derivedIds.ts";
import { streams } from "../../../domain/shared/streams.ts";
import { TournamentId } from "../../../domain/shared/values.ts";
import { courseOfFile } from "./courseOfFile.ts";
import { daysAfter } from "./dates.ts";
import { contextsOf } from "./importer.ts";
import type { ImportPlan } from "./plan.ts";
import { settingsOfFile } from "./settingsOfFile.ts";
import { createAccount, cut, enter, keepCard, leave, playOff } from "./steps.ts";

/** How many steps are done, and how many there are. */
interface ImportProgress {
  readonly position: number;
  readonly head: number;
}

/**
 * Carries out a plan, and reports its progress after every step. After an interruption the next run
 * continues. Once everything is imported, it adds nothing.
 */
export const importTournament = (plan: ImportPlan) =>
  Stream.unwrap(
    Effect.gen(function* () {
      const now = new Date(yield* Clock.currentTimeMillis).toISOString();
      const phases = (yield* isImported(plan)) ? [] : phasesOf(plan, contextsOf(plan.file, now));
      const head = phases.reduce((total, { steps }) => total + steps.length, 0);
      return Stream.fromIterable(phases).pipe(
        Stream.flatMap(({ steps, atOnce }) =>
          Stream.fromIterable(steps).pipe(
            Stream.mapEffect((step) => step, { concurrency: atOnce, unordered: true }),
          ),
        ),
        Stream.zipWithIndex,
        Stream.map(([, index]): ImportProgress => ({ position: index + 1, head })),
      );
    }),
  );

/**
 * Whether the last step was ever done. The status would not show this: people may change it at any
 * time, and so often that a handler no longer remembers the command.
 */
export const isImported = Effect.fn("isImported")(function* ({ file }: ImportPlan) {
  const { read } = yield* EventStore;
  const { events } = yield* read(streams.tournament(importedIdOf(file)));
  const { commandId } = contextsOf(file, "")(completion);
  return events.some(({ metadata }) => metadata.commandId === commandId);
});

export const importedIdOf = (file: ImportPlan["file"]) =>
  TournamentId.make(createdIdOf(contextsOf(file, "")(creation).commandId));

const creation = "create the tournament";
const completion = "complete the tournament";

type Contexts = ReturnType<typeof contextsOf>;

type Steps =
  | ReturnType<typeof create>
  | ReturnType<typeof createAccount>
  | ReturnType<typeof enter>
  | ReturnType<typeof keepCard>
  | ReturnType<typeof leave>
  | ReturnType<typeof cut>
  | ReturnType<typeof playOff>
  | ReturnType<typeof complete>;

interface Phase {
  readonly steps: ReadonlyArray<
    Effect.Effect<unknown, Effect.Error<Steps>, Effect.Services<Steps>>
  >;
  readonly atOnce: number;
}

/** Steps of one phase depend only on the phase before. */
const phasesOf = (plan: ImportPlan, contextOf: Contexts): ReadonlyArray<Phase> => {
  const tournamentId = importedIdOf(plan.file);
  const { players, absent, rounds, playOffs } = plan;
  const leaving = (player: ImportPlan["absent"][number], occurredAt?: string) =>
    leave(tournamentId, player, contextOf(`leave ${player.id}`, occurredAt));

  return [
    inOrder([create(plan, contextOf)]),
    together(players.map(createAccount)),
    inOrder(players.map((one) => enter(tournamentId, one, contextOf(`enter ${one.id}`)))),
    inOrder(absent.map((player) => leaving(player))),
    ...rounds.flatMap(({ round, played, leaving: left, cut: made }) => {
      const day = dayOf(plan, round);
      const contextThen = (step: string) => contextOf(step, day);
      const cards = played.map(({ player, card }) =>
        keepCard({ tournamentId, playerId: player.id, round }, card, contextThen),
      );
      const cuts = made
        ? [cut(tournamentId, round, made, contextThen(`cut after round ${round}`))]
        : [];
      return [together(cards), inOrder(left.map((player) => leaving(player, day))), inOrder(cuts)];
    }),
    inOrder(
      playOffs.map((one) =>
        playOff(
          tournamentId,
          one,
          contextOf(`play-off for place ${one.place}`, dayOf(plan, rounds.length)),
        ),
      ),
    ),
    inOrder([complete(tournamentId, plan, contextOf)]),
  ];
};

const together = (steps: Phase["steps"]): Phase => ({ steps, atOnce: 24 });

const inOrder = (steps: Phase["steps"]): Phase => ({ steps, atOnce: 1 });

/** A round has the time of its day, if that day is known. */
const dayOf = ({ dates }: ImportPlan, round: number) =>
  dates ? `${daysAfter(dates.startDate, round - 1)}T12:00:00.000Z` : undefined;

const create = Effect.fnUntraced(function* (plan: ImportPlan, contextOf: Contexts) {
  const course = yield* courseOfFile(plan.file);
  const settings = yield* settingsOfFile(plan, course);
  const created = { settings, organizerEmail: null, status: "active" } as const;
  yield* createTournament(created, contextOf(creation));
});

const complete = (tournamentId: TournamentId, { dates }: ImportPlan, contextOf: Contexts) =>
  editTournament(
    tournamentId,
    { changed: dates ?? {}, status: "completed" },
    contextOf(completion),
  );
