import type { PlayOff } from "../../../domain/tournament/events.ts";
import { isFinished } from "./fileFields.ts";
import type { FilePlayer } from "./tournamentFile.ts";

/**
 * The play-offs that follow from published places: level players with different places. If the
 * losers share a place, their order is unknown, and the board shows all players as level.
 */
export const publishedPlayOffs = (
  players: ReadonlyArray<FilePlayer>,
  idOf: (name: string) => PlayOff["playerIds"][number],
): ReadonlyArray<Omit<PlayOff, "note">> => {
  const finished = players.filter(({ status }) => isFinished(status));
  return [...new Set(finished.map(({ total }) => total))].flatMap((total) => {
    const level = finished.filter((player) => player.total === total);
    const place = 1 + finished.filter((player) => player.total < total).length;
    const inOrder = level.toSorted((one, other) => placeOf(one) - placeOf(other));
    const isDecided =
      level.length > 1 && inOrder.every((player, index) => placeOf(player) === place + index);
    const playerIds = inOrder.map(({ player }) => idOf(player));
    return isDecided ? [{ place, playerIds, scoring: "gross" as const }] : [];
  });
};

/** A shared place such as "T2" belongs to no single player. */
const placeOf = ({ published }: FilePlayer) => Number(published ?? Number.NaN);
