import { Effect } from "effect";
import { entryOf, type Field } from "../../domain/field/field.ts";
import { countingIndex, indexCorrectionIn } from "../../domain/field/handicap.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { People } from "../ports/People.ts";

/**
 * The handicap index with which each of these players is in a field, whatever their cards say: the
 * one that the office corrected, else that of the account. Null is no index.
 */
export const indexesInField = Effect.fnUntraced(function* (
  field: Field,
  players: ReadonlyArray<PlayerId>,
) {
  const people = yield* People.use(({ named }) => named(players));
  return (playerId: PlayerId): number | null => {
    const corrected = indexCorrectionIn(entryOf(field, playerId)?.corrections ?? []);
    return countingIndex(corrected, undefined, people.get(playerId)?.handicap ?? null);
  };
});
