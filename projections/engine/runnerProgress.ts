import { Context, Effect, PubSub, Stream } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";

/** A read model has a new version for a tournament. No data goes along: clients fetch again. */
export interface Change {
  readonly tournamentId: TournamentId;
  readonly model: string;
  /** The position of the last event that went into it. */
  readonly version: Position;
}

/** What one page of the runner did. */
export interface Applied {
  /** Up to here the read models have seen everything. */
  readonly position: Position;
  readonly changes: ReadonlyArray<Change>;
}

/** How far the runner has come and what it changed, whether it runs in this process or in another. */
export class RunnerProgress extends Context.Service<
  RunnerProgress,
  {
    /** Versions first, then waiting writers: what these read next must be the new version. */
    readonly advance: (applied: Applied) => Effect.Effect<void>;
    /** Up to here the read models that work have applied all events. */
    readonly position: () => Position;
    /** Reads from the tables what no runner has said, such as that a rebuild has replaced some. */
    readonly refresh: Effect.Effect<void>;
    /** Another text as soon as one of these models has changed for this tournament. */
    readonly versionOf: (tournamentId: TournamentId, models: ReadonlyArray<string>) => string;
    /** Another number as soon as a rebuild may have replaced the tables. */
    readonly tablesVersion: () => number;
    /** Each version once, however many processes announce it. */
    readonly changes: Stream.Stream<Change>;
  }
>()("golf/projections/RunnerProgress") {}

/** What this process knows of the runner. `onAdvance` is called when the versions are known too. */
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
  };
});
export type Progress = Effect.Success<ReturnType<typeof makeProgress>>;

/**
 * The runner's position: the one that most read models have reached. One that fails stays behind it,
 * and one that was just rebuilt may be ahead of it.
 */
export const positionOfMost = (positions: ReadonlyArray<Position>) =>
  positions.toSorted((a, b) => b - a)[Math.floor((positions.length - 1) / 2)];
