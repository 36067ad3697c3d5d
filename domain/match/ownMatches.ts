import type { OwnMatch } from "../golf/leaderboard/ownMatch.ts";
import { holesUpBy } from "../golf/matchPlay/margin.ts";
import type { PlayerId, RoundNumber } from "../shared/values.ts";
import type { DerivedMatch } from "./competition.ts";
import { mirrored } from "./match.ts";

/** A match of the tournament as one of its players had it. */
export interface PlayerMatch extends OwnMatch {
  readonly roundNumber: RoundNumber;
}

/**
 * What the matches of a tournament gave each of its players. Matches of side games are left out:
 * they decide those games and not the tournament.
 */
export const ownMatches = (
  matches: ReadonlyArray<DerivedMatch>,
): ReadonlyMap<PlayerId, ReadonlyArray<PlayerMatch>> => {
  const byPlayer = new Map<PlayerId, Array<PlayerMatch>>();
  for (const match of matches) {
    if (match.sideGameId !== null) continue;
    for (const player of match.sides.flat()) {
      const known = byPlayer.get(player) ?? [];
      byPlayer.set(player, [...known, asHadBy(player, match)]);
    }
  }
  return byPlayer;
};

const asHadBy = (player: PlayerId, match: DerivedMatch): PlayerMatch => {
  const { round, status, result, holesPlayed } = match;
  const isFirst = match.sides[0].includes(player);
  const own = result === null || isFirst ? result : mirrored({ result }).result;
  const isAhead = match.leaderId === (isFirst ? match.playerId : match.opponentId);
  return {
    roundNumber: round,
    hasStarted: status !== "arranged",
    result: own,
    holesUp: holesUpOf(match, own),
    holesPlayed,
    text: textOf(match, own, isAhead),
  };
};

const holesUpOf = (match: DerivedMatch, own: OwnMatch["result"]) => {
  if (own === null || own === "halved") return 0;
  return own === "win" ? wonBy(match) : 0 - wonBy(match);
};

/** Without a margin the holes tell; none where the winner did not lead on them. */
const wonBy = ({ margin, holes, result }: DerivedMatch): number => {
  const known = margin === null ? null : holesUpBy(margin);
  if (known !== null) return known;
  const lead = holes.at(-1)?.lead ?? 0;
  return Math.max(0, result === "win" ? lead : -lead);
};

const textOf = (
  { state, leaderId, margin }: DerivedMatch,
  own: OwnMatch["result"],
  isAhead: boolean,
) => {
  if (own === null) return leaderId === null || isAhead ? state : state.replace(" up", " down");
  if (own === "halved") return own;
  return [own === "win" ? "won" : "lost", margin].filter((word) => word !== null).join(" ");
};
