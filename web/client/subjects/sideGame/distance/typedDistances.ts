import { Result } from "effect";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import {
  type NewDistance,
  recordSideGameEntry,
} from "../../../../contract/sideGame/sideGameRecords.ts";
import { readBody } from "../../../form/formErrors.ts";
import { numberIn } from "../../../form/typedNumbers.ts";
import type { Place } from "../gameHole.ts";

type Texts = Readonly<Record<string, string>>;

interface Typed {
  readonly place: Place;
  readonly players: ReadonlyArray<PlayerId>;
  /** What is known already, by player. */
  readonly stored: Texts;
  readonly values: Texts;
}

/**
 * The distances that were typed anew. An empty field is not a distance, and does not take one back;
 * if all are empty, the first one says what is missing.
 */
export const typedDistances = ({
  place: { roundNumber, holeNumber },
  players,
  stored,
  values,
}: Typed): { readonly errors: Texts; readonly distances: ReadonlyArray<NewDistance> } => {
  const textOf = (id: PlayerId) => values[id]?.trim() ?? "";
  const filled = players.filter((id) => textOf(id) !== "");
  const read = (filled.length > 0 ? filled : players.slice(0, 1)).map((playerId) => {
    const distance = numberIn(textOf(playerId), "decimal");
    const body = { roundNumber, holeNumber, playerId, distance };
    return [playerId, readBody(recordSideGameEntry, body)] as const;
  });
  return {
    errors: Object.fromEntries(
      read.flatMap(([id, body]) =>
        Result.isFailure(body) ? [[id, body.failure["distance"] ?? ""]] : [],
      ),
    ),
    distances: read.flatMap(([id, body]) =>
      Result.isSuccess(body) && textOf(id) !== stored[id] ? [body.success] : [],
    ),
  };
};
