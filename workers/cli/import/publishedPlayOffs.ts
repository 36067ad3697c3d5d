import type { PlayerId } from "../../../domain/shared/values.ts";
import type { PlayOff } from "../../../domain/tournament/events.ts";
import { isFinished } from "./fileFields.ts";
import type { FilePlayer } from "./tournamentFile.ts";

export interface IdentifiedPlayer extends FilePlayer {
  readonly id: PlayerId;
}

interface PublishedPlayOff extends Omit<PlayOff, "note" | "alsoLevel"> {
  /** All who were level, those without an order, too. */
  readonly level: ReadonlyArray<PlayerId>;
}

/**
 * The play-offs that follow from published places: level players with different places. Those who
 * share the last of these places were not decided among each other.
 */
export const publishedPlayOffs = (
  players: ReadonlyArray<IdentifiedPlayer>,
): ReadonlyArray<PublishedPlayOff> => {
  const finished = players.filter(({ status }) => isFinished(status));
  return [...new Set(finished.map(({ total }) => total))].flatMap((total) => {
    const level = finished.filter((player) => player.total === total);
    const place = 1 + finished.filter((player) => player.total < total).length;
    const inOrder = level.toSorted((one, other) => placeOf(one) - placeOf(other));
    const decided = inOrder.filter((player, index) => player.published === String(place + index));
    const shared = level.filter((player) => !decided.includes(player));
    const next = `T${place + decided.length}`;
    const isDecided =
      level.length > 1 && decided.length > 0 && shared.every(({ published }) => published === next);
    const ids = (some: typeof level) => some.map(({ id }) => id);
    return isDecided
      ? [{ place, playerIds: ids(decided), level: ids(level), scoring: "gross" as const }]
      : [];
  });
};

/** The number of a place, shared or not. */
const placeOf = ({ published }: IdentifiedPlayer) =>
  Number(published?.replace("T", "") ?? Number.NaN);
