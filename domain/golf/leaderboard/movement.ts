import type { BoardOptions, PlayerEntry } from "./entry.ts";
import { rankLeaderboard } from "./rankLeaderboard.ts";
import { roundsBefore } from "./roundsBefore.ts";
import { currentRound } from "./view.ts";

/**
 * Places gained since the end of the round before the current one, by user id: 2 is two places up,
 * -1 is one place down. Null in the first round, and for players without a place now or then.
 *
 * Only players with a place now are compared, so a withdrawal moves no other player.
 */
export const movement = <Entry extends PlayerEntry>(
  entries: ReadonlyArray<Entry>,
  options: Omit<BoardOptions, "view" | "selectedRound">,
): ReadonlyMap<Entry["user"]["id"], number | null> => {
  const board = { ...options, view: "event-total", selectedRound: 1 } as const;
  const current = currentRound(entries, board);
  const now = placesOf(entries, board);
  const before = placesOf(
    entries.filter(({ user }) => now.has(user.id)).map((entry) => roundsBefore(entry, current)),
    { ...board, isCompleted: false },
  );
  return new Map(
    entries.map(({ user: { id } }) => {
      const then = before.get(id);
      const place = now.get(id);
      return [id, then === undefined || place === undefined ? null : then - place];
    }),
  );
};

const placesOf = (entries: ReadonlyArray<PlayerEntry>, options: BoardOptions) =>
  new Map(
    rankLeaderboard(entries, options).flatMap(({ entry, place }) =>
      place === null ? [] : [[entry.user.id, place] as const],
    ),
  );
