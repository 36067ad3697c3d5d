import type { PlayerEntry } from "../golf/leaderboard/entry.ts";
import type { Standing } from "../golf/leaderboard/standing.ts";
import { PlayerId } from "../shared/values.ts";
import type { SummaryFacts } from "./facts.ts";

const LEADERS_NAMED = 5;

/** The top of a board, and the lead of the first. */
export const leadersOf = (
  board: ReadonlyArray<Standing<PlayerEntry>>,
): Pick<SummaryFacts, "leaders" | "margin"> => {
  const placed = board.flatMap((standing) =>
    standing.place === null ? [] : [{ ...standing, place: standing.place }],
  );
  const first = placed.filter(({ place }) => place === 1);
  const top = placed.slice(0, Math.max(LEADERS_NAMED, first.length));
  return {
    leaders: top.map(({ entry, place, total, points, thru }) => ({
      ...{ playerId: PlayerId.make(entry.user.id), place, thru },
      total: entry.matches
        ? `${total} ${points === 1 || points === 0.5 ? "point" : "points"}`
        : total,
    })),
    margin: marginOf(first[0], placed[first.length]),
  };
};

type Line = Pick<Standing<PlayerEntry>, "toPar" | "points">;

/** A tie that countback has decided has no lead. */
const marginOf = (first: Line | undefined, next: Line | undefined) => {
  if (!first || !next) return null;
  const [one, other] = [first.points ?? first.toPar, next.points ?? next.toPar];
  return one === null || other === null || one === other ? null : Math.abs(one - other);
};
