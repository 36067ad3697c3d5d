import { Effect, Layer } from "effect";
import { type LookupItem, LookupNotFound, Lookups } from "../../application/ports/Lookups.ts";
import type { LookupId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { attempt, attemptOr } from "../postgres/referenceData.ts";

export const lookupsPostgres = ({ reference: db }: Database) =>
  Layer.succeed(Lookups, {
    participantStructures: lookupList("participant structure", () =>
      db
        .selectFrom("participantStructures")
        .selectAll()
        .orderBy("sortOrder")
        .orderBy("name")
        .execute(),
    ),
    playFormats: lookupList("play format", () =>
      db.selectFrom("playFormats").selectAll().orderBy("sortOrder").orderBy("name").execute(),
    ),
    scoringMetrics: lookupList("scoring metric", () =>
      db.selectFrom("scoringMetrics").selectAll().orderBy("sortOrder").orderBy("name").execute(),
    ),
    competitionContainers: lookupList("competition container", () =>
      db
        .selectFrom("competitionContainers")
        .selectAll()
        .orderBy("sortOrder")
        .orderBy("name")
        .execute(),
    ),
    compatibility: attempt(() => db.selectFrom("formatCompatibility").selectAll().execute()),
  });

/**
 * A list has only a few items, so one query serves both for all items and for one. An item stays as
 * it is, but for whether it can still be chosen, so what was found by its id is kept.
 */
const lookupList = <Item extends LookupItem>(
  list: LookupNotFound["list"],
  all: () => Promise<ReadonlyArray<Item>>,
) => {
  let known = new Map<LookupId, Item>();
  const found = async (id: LookupId) => {
    if (!known.has(id)) known = new Map((await all()).map((item) => [item.id, item]));
    return known.get(id);
  };
  return {
    list: attempt(all).pipe(Effect.map((items) => items.filter(({ isActive }) => isActive))),
    byId: (id: LookupId) =>
      attemptOr(
        () => new LookupNotFound({ list, id }),
        () => found(id),
      ),
  };
};
