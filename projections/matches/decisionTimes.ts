import { Effect } from "effect";
import type { DerivedMatch } from "../../domain/match/competition.ts";
import { type CardOfMatch, holeTimesOn, type MatchSources } from "./queries.ts";

/**
 * The times when matches were decided: by an administrator, when the result was recorded; by
 * scores, when the last deciding score was entered; otherwise when the loser left.
 */
export const decisionTimes = Effect.fnUntraced(function* (
  { matches: recorded, leavers }: MatchSources,
  cards: ReadonlyArray<CardOfMatch>,
  matches: ReadonlyArray<DerivedMatch>,
) {
  const cardsOf = ({ sides, round }: DerivedMatch) =>
    cards.filter((card) => card.round === round && sides.flat().includes(card.player_id));
  const byHoles = matches.filter(({ lastHole }) => lastHole !== null).flatMap(cardsOf);
  const times = byHoles.length === 0 ? [] : yield* holeTimesOn(byHoles.map(idOf));

  return (match: DerivedMatch): string | null => {
    const { decidedBy, lastHole, matchId, holes } = match;
    if (decidedBy === null) return null;
    if (decidedBy === "admin") {
      return recorded.find((row) => row.match_id === matchId)?.decided_at ?? null;
    }
    if (lastHole === null) return leftAt(leavers, match);
    const ids = new Set(cardsOf(match).map(idOf));
    const needed = new Set(holes.map(({ holeNumber }) => holeNumber));
    const entered = times
      .filter((time) => ids.has(time.scorecard_id) && needed.has(time.hole_number))
      .map((time) => time.updated_at);
    return entered.reduce<string | null>(later, null);
  };
});

const idOf = ({ scorecard_id }: CardOfMatch) => scorecard_id;

const later = (latest: string | null, time: string) =>
  latest === null || latest < time ? time : latest;

const leftAt = (
  leavers: MatchSources["leavers"],
  { playerId, sides: [first, second], leaderId }: DerivedMatch,
) => {
  const losers = leaderId === playerId ? second : first;
  return leavers.findLast(({ player_id }) => losers.includes(player_id))?.left_at ?? null;
};
