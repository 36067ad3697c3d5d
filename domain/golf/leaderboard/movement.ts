import type { BoardOptions, PlayerEntry } from "./entry.ts";
import { rankLeaderboard } from "./rankLeaderboard.ts";
import { roundsBefore } from "./roundsBefore.ts";
import { currentRound } from "./view.ts";

/**
 * Places gained since the rounds before the current one ended, by user id: 2 is two places up, -1
 * one down. Null in the first round, and for who has no place now or had none then.
 *
 * Only who has a place now is compared, so nobody moves because someone else withdrew.
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
