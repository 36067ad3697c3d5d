import { Effect, Layer, ManagedRuntime } from "effect";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { Health, type HealthReport } from "../../../application/ports/Health.ts";
import { NumberedTournaments } from "../../../application/ports/NumberedTournaments.ts";
import { Players } from "../../../application/ports/Players.ts";
import { ReadModelProgress } from "../../../application/ports/ReadModelProgress.ts";
import { Sessions } from "../../../application/ports/Sessions.ts";
import { type Entry, noEntry } from "../../../domain/field/entry.ts";
import { ana, ben, cleo } from "../../../domain/scorecard/examples.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { AdministratorId, TournamentId } from "../../../domain/shared/values.ts";
import { created, settings, tournamentId } from "../../../domain/tournament/examples.ts";
import { TournamentNotFound } from "../../../domain/tournament/rejections.ts";
import { evolve, initialState } from "../../../domain/tournament/tournament.ts";
import { RunnerProgress } from "../../../projections/engine/runnerProgress.ts";
import type { AppRuntime } from "../http/runtime.ts";

const administrator = (id: string) => AdministratorId.make(id);

/** One of each kind of caller that the contract knows. */
export const callers = {
  visitor: null,
  outsider: { kind: "player", id: cleo },
  waiting: { kind: "player", id: ben },
  registered: { kind: "player", id: ana },
  otherAdmin: { kind: "admin", id: administrator("3b0f6f0e-0a4b-4b57-9c1c-2b6f4f5e9a01") },
  eventAdmin: { kind: "admin", id: administrator("4c1a7f1e-1b5c-4c68-8d2d-3c7a5a6fab02") },
  superAdmin: { kind: "admin", id: administrator("5d2b8a2f-2c6d-4d79-9e3e-4d8b6b7abc03") },
} as const;
export type Who = keyof typeof callers;

/** There is one tournament, and this is its public number. */
export const publicNumber = 7;
export const unknownTournament = TournamentId.make("5b1c2f6e-9f4e-4d0a-8a27-6f0a3f1d7c02");

const tournament = evolve(initialState, { ...created(), number: publicNumber });

const entryWith = (status: Entry["status"]): Entry => ({ ...noEntry, status });

const well: HealthReport = {
  ...{ status: "ok", version: "1.2.3", eventStore: "ok", database: "ok", queue: "ok" },
  ...{ isComplete: true, projections: [] },
};

/**
 * The server needs only few services of the product to recognise its callers; here these are
 * replaced by fakes.
 */
export const makeWorld = () => {
  const seen = {
    ...{ sessionLookups: 0, ended: new Set<string>(), waitedFor: Array<unknown>() },
    /** Whether the read models have caught up with the events. */
    isComplete: true,
  };
  const entries = new Map([
    [ana, entryWith("registered")],
    [ben, entryWith("waitlist")],
  ]);

  const sessions = Layer.mock(Sessions)({
    find: (kind, token) =>
      Effect.sync(() => {
        seen.sessionLookups++;
        const owner = Object.values(callers).find((each) => each?.id === token);
        const counts = owner?.kind === kind && !seen.ended.has(token);
        return counts ? (owner as never) : null;
      }),
    end: (_kind, token) => Effect.sync(() => void seen.ended.add(token)),
    ended: () => seen.ended.size,
  });
  const administrators = Layer.mock(Administrators)({
    manyById: ([id]) => Effect.succeed(new Map(id ? [[id, administratorWith(id)]] : [])),
  });
  const players = Layer.mock(Players)({
    manyById: ([id]) => Effect.succeed(new Map(id === ana ? [[ana, { id: ana } as never]] : [])),
  });
  const facts = Layer.mock(TournamentFacts)({
    tournament: (id) =>
      id === tournamentId && tournament.existence === "Created"
        ? Effect.succeed(tournament)
        : Effect.fail(new TournamentNotFound({ tournamentId: id })),
    entry: (_id, player) => Effect.sync(() => entries.get(player) ?? null),
  });
  const numbers = Layer.mock(NumberedTournaments)({
    find: (number) =>
      Effect.succeed(number === publicNumber ? { tournamentId, settings, isInField: false } : null),
  });
  const progress = Layer.succeed(ReadModelProgress, {
    waitFor: (position) =>
      Effect.sync(() => {
        seen.waitedFor.push(position);
        return "reached" as const;
      }),
  });

  const runner = Layer.mock(RunnerProgress)({
    position: () => Position.make(344),
    tablesVersion: () => 0,
    versionOf: () => "",
    versionsOf: () => new Map(),
  });

  const health = Layer.mock(Health)({
    report: Effect.sync(() => ({ ...well, isComplete: seen.isComplete })),
  });

  const known = Layer.mergeAll(sessions, administrators, players, facts, numbers);
  const services = Layer.mergeAll(known, progress, runner, health);
  // A test that uses any other service fails.
  const runtime = ManagedRuntime.make(services) as unknown as AppRuntime;
  return { runtime, seen, entries };
};

const administratorWith = (id: AdministratorId) => ({
  id,
  accountType: id === callers.superAdmin.id ? ("super_admin" as const) : ("event_admin" as const),
  event: id === callers.eventAdmin.id ? tournamentId : null,
  firstName: "Olga",
  lastName: "Organiser",
  email: "olga@golf.example",
  mobileNumber: null,
  isArchived: false,
  createdAt: new Date(0),
});
