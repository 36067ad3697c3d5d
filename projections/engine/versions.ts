import type { Position, Recorded } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { Incoming } from "./events.ts";
import type { Projection } from "./projection.ts";
import { query } from "./readDb.ts";
import type { Change } from "./runnerProgress.ts";
import { upsert } from "./statements.ts";

/**
 * The version that these events give a projection, for each tournament that they are about. Only
 * traces need its cause, which makes an announcement half as long again.
 */
export const changesOf = (
  { name: model, isMovedBy }: Pick<Projection, "name" | "isMovedBy">,
  events: ReadonlyArray<Incoming>,
  { withCause }: { readonly withCause: boolean },
): ReadonlyArray<Change> => {
  const newest = new Map<TournamentId, Recorded>();
  for (const { type, recorded } of events) {
    if (isMovedBy(type)) newest.set(recorded.metadata.tournamentId, recorded);
  }
  return [...newest].map(([tournamentId, { position: version, metadata }]) => ({
    ...{ tournamentId, model, version },
    ...(withCause ? { causedBy: metadata.correlationId } : {}),
  }));
};

export const raiseVersions = (changes: ReadonlyArray<Change>) =>
  upsert(
    "version",
    ["tournament_id", "model"],
    changes.map(({ tournamentId, model, version }) => ({
      tournament_id: tournamentId,
      model,
      version,
    })),
  );

/** All versions that changed after a position, in any tournament. */
export const versionsAfter = (position: Position) =>
  query(async (db): Promise<ReadonlyArray<Change>> => {
    const rows = await db
      .selectFrom("version")
      .selectAll()
      .where("version", ">", position)
      .orderBy("version")
      .execute();
    return rows.map(({ tournament_id: tournamentId, ...row }) => ({ tournamentId, ...row }));
  });

export const currentVersions = (tournamentId: TournamentId) =>
  query(async (db): Promise<ReadonlyArray<Change>> => {
    const rows = await db
      .selectFrom("version")
      .select(["model", "version"])
      .where("tournament_id", "=", tournamentId)
      .execute();
    return rows.map((row) => ({ tournamentId, ...row }));
  });
