import type { MatchSide, MatchTerms } from "../golf/matchPlay/matchTerms.ts";
import { pairings } from "../golf/matchPlay/opponents.ts";
import { type MatchPlay, notPlayed, playMatch } from "../golf/matchPlay/playMatch.ts";
import { startHoleOf } from "../golf/orderOfPlay.ts";
import { holeCounts, onlyHoles, roundCounts } from "../golf/roundsThatCount.ts";
import { matchIdOf } from "../shared/derivedIds.ts";
import { type PlayerId, RoundNumber } from "../shared/values.ts";
import type {
  ArrangedMatch,
  DerivedMatch,
  MatchCompetition,
  MatchFacts,
  Sides,
} from "./competition.ts";
import type { Pairing } from "./events.ts";

/**
 * All matches of a competition (docs/rules.md, Side games and matches). The opponents follow from
 * arranged matches, groups and the field; the results follow from the cards. A result that an
 * administrator recorded overrides the cards. Results that were only announced are not used. In a
 * round that does not count every match is open.
 */
export const deriveMatches = (
  competition: MatchCompetition,
  facts: MatchFacts,
): ReadonlyArray<DerivedMatch> =>
  meetings(competition, facts).map((pairing) => {
    if (!roundCounts(facts.rulings ?? [], pairing.round)) return asPlayed(pairing, notPlayed);
    const { outcome } = arrangedAs(pairing, facts.arranged) ?? { outcome: null };
    const played = matchOn(matchTerms(pairing, competition, facts));
    return outcome ? asRecorded(pairing, played, outcome) : asPlayed(pairing, played);
  });

const matchOn = (terms: MatchTerms): MatchPlay =>
  terms.holeNumbers?.length === 0 ? notPlayed : playMatch(terms);

/** The opponents of each match, by the id of the match. */
export const meetings = (
  competition: MatchCompetition,
  { arranged, groups, rulesEdition }: Pick<MatchFacts, "arranged" | "groups" | "rulesEdition">,
): ReadonlyArray<Sides> => {
  const { tournamentId, sideGameId, rounds, playerIds, former, isDrawn } = competition;
  const { teams = [], pairs = [] } = competition;
  const draw = isDrawn
    ? { playerIds, former, groups }
    : { playerIds: [], former: [...playerIds, ...former], groups: [] };
  const met = pairings({
    ...{ ...draw, teams, pairs, rulesEdition },
    rounds,
    arranged: arranged.map(({ round, ...pair }) => ({ ...pair, roundNumber: round })),
  });
  return met.map(({ roundNumber, playerId, opponentId, sides }) => {
    const round = RoundNumber.make(roundNumber);
    const pairing = { tournamentId, sideGameId, round, playerId, opponentId, sides };
    const known = arrangedAs(pairing, arranged);
    return { ...pairing, matchId: known?.matchId ?? matchIdOf(pairing) };
  });
};

/** Arranged matches also count in side games. */
const arrangedAs = (
  { round, playerId, opponentId }: Pick<Pairing, "round" | "playerId" | "opponentId">,
  arranged: ReadonlyArray<ArrangedMatch>,
) =>
  arranged.find(
    (match) =>
      match.round === round && match.playerId === playerId && match.opponentId === opponentId,
  );

const matchTerms = (
  { round, sides: [first, second] }: Sides,
  { scoring, holeNumbersOf }: MatchCompetition,
  { cards, leavers, groups, isCompleted = false, rulings = [], rulesEdition }: MatchFacts,
): MatchTerms => {
  const cardsOf = (side: ReadonlyArray<PlayerId>) =>
    side.flatMap((player) => {
      const card = cards.find((each) => each.playerId === player && each.round === round);
      return card ? [{ ...card, startHole: startHoleOf(groups, round, player) }] : [];
    });
  const chosen = holeNumbersOf?.(round);
  const counting = chosen?.filter((hole) => holeCounts(rulings, round, hole));
  const holeNumbers = counting ?? onlyHoles(rulings, round);
  // A side that left while the match was open has lost it. After the end of the match, leaving
  // changes nothing.
  const [one, other] = [lastToLeave(first, leavers), lastToLeave(second, leavers)];
  const sides: readonly [MatchSide, MatchSide] = [
    { players: cardsOf(first), hasLeft: one < other },
    { players: cardsOf(second), hasLeft: other < one },
  ];
  const course = cardsOf([...first, ...second])[0]?.holes ?? [];
  const terms = { course, scoring, isOver: isCompleted, rulesEdition, sides };
  return { ...terms, ...(holeNumbers && { holeNumbers }) };
};

/** When the last of a side left; a side that is still there leaves after all others. */
const lastToLeave = (side: ReadonlyArray<PlayerId>, leavers: ReadonlyArray<PlayerId>) => {
  const left = side.map((player) => leavers.indexOf(player));
  return left.includes(-1) ? leavers.length : Math.max(...left);
};

const asPlayed = (pairing: Sides, played: MatchPlay): DerivedMatch => {
  const { result, margin, state, holesPlayed, missingHoles, hasStarted, holes } = played;
  const byHoles = result !== null && state !== "won";
  return {
    ...pairing,
    status: result !== null ? "decided" : hasStarted ? "running" : "arranged",
    state,
    leaderId: result === null ? ahead(pairing, played.lead) : ahead(pairing, worth[result]),
    holesPlayed,
    missingHoles,
    result,
    margin,
    decidedBy: result === null ? null : "scores",
    lastHole: byHoles ? (holes.at(-1)?.holeNumber ?? null) : null,
    holes,
  };
};

const asRecorded = (
  pairing: Sides,
  { holesPlayed, missingHoles, holes }: MatchPlay,
  { result, margin }: NonNullable<ArrangedMatch["outcome"]>,
): DerivedMatch => ({
  ...pairing,
  status: "decided",
  state: margin ?? (result === "halved" ? "halved" : "won"),
  leaderId: ahead(pairing, worth[result]),
  holesPlayed,
  missingHoles,
  result,
  margin,
  decidedBy: "admin",
  lastHole: null,
  holes,
});

const worth = { win: 1, loss: -1, halved: 0 } as const;

const ahead = ({ playerId, opponentId }: Pairing, lead: number): PlayerId | null => {
  if (lead === 0) return null;
  return lead > 0 ? playerId : opponentId;
};
