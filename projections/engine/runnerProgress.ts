import { Context, Effect, PubSub, Stream } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";

/**
 * A read model has a new version for a tournament. No data are sent with it: clients fetch again.
 */
export interface Change {
  readonly tournamentId: TournamentId;
  readonly model: string;
  /** The position of the last event in it. */
  readonly version: Position;
  /** The correlation id of that event, for traces. */
  readonly causedBy?: string;
}

/** The changes of one page of the runner. */
export interface Applied {
  /** Up to this position the read models have applied everything. */
  readonly position: Position;
  readonly changes: ReadonlyArray<Change>;
}

/**
 * The progress of the runner and the versions that it raised, whether it runs in this process or in
 * another.
 */
export class RunnerProgress extends Context.Service<
  RunnerProgress,
  {
    /** Versions come first, then the waiting writers: their next read must find the new version. */
    readonly advance: (applied: Applied) => Effect.Effect<void>;
    /** The position up to which all working read models have applied the events. */
    readonly position: () => Position;
    /**
     * Reads from the tables what no runner reports, for example that a rebuild has replaced some of
     * them.
     */
    readonly refresh: Effect.Effect<void>;
    /** A text that changes as soon as one of these models changes for this tournament. */
    readonly versionOf: (tournamentId: TournamentId, models: ReadonlyArray<string>) => string;
    /** The versions of all models that were seen to change for this tournament, by name. */
    readonly versionsOf: (tournamentId: TournamentId) => ReadonlyMap<string, Position>;
    /** A number that changes as soon as a rebuild may have replaced the tables. */
    readonly tablesVersion: () => number;
    /** Each version once, even if several processes announce it. */
    readonly changes: Stream.Stream<Change>;
  }
>()("golf/projections/RunnerProgress") {}

/**
 * The state of the runner as this process knows it. `onAdvance` is called after the versions are
 * updated.
 */
export const makeProgress = Effect.fnUntraced(function* (onAdvance: () => void) {
  const pubsub = yield* PubSub.sliding<Change>(10_000);
  const versions = new Map<TournamentId, Map<string, Position>>();
  let position = Position.make(0);
  let tables = 0;

  const isNew = ({ tournamentId, model, version }: Change) => {
    const models = versions.get(tournamentId) ?? new Map<string, Position>();
    if (version <= (models.get(model) ?? 0)) return false;
    versions.set(tournamentId, models.set(model, version));
    return true;
  };

  return {
    position: () => position,
    changes: Stream.fromPubSub(pubsub),

    advance: (applied: Applied) =>
      Effect.suspend(() => {
        const changes = applied.changes.filter(isNew);
        if (applied.position > position) position = applied.position;
        onAdvance();
        return Effect.asVoid(PubSub.publishAll(pubsub, changes));
      }),

    tablesVersion: () => tables,

    /** Every version counts as new. */
    invalidate: () => {
      tables += 1;
    },

    versionOf: (tournamentId: TournamentId, models: ReadonlyArray<string>) => {
      const known = versions.get(tournamentId);
      return [tables, ...models.map((model) => known?.get(model) ?? 0)].join(".");
    },

    versionsOf: (tournamentId: TournamentId) => new Map(versions.get(tournamentId)),
  };
});
export type Progress = Effect.Success<ReturnType<typeof makeProgress>>;

/**
 * The runner's position: the one that most read models have reached. A read model that fails is
 * behind it, and one that was just rebuilt may be ahead of it.
 */
export const positionOfMost = (positions: ReadonlyArray<Position>) =>
  positions.toSorted((a, b) => b - a)[Math.floor((positions.length - 1) / 2)];
