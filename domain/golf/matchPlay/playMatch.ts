import { netScore } from "../netScore.ts";
import {
  afterHole,
  beforeFirstHole,
  type HoleWinner,
  isDormie,
  isOver,
  type MatchResult,
  type MatchStatus,
  marginOf,
  resultOf,
  stateOf,
} from "./matchStatus.ts";
import { matchStrokes } from "./matchStrokes.ts";

export interface MatchPlayer {
  /** The hole scores of the whole round, by hole number. */
  readonly strokes: Readonly<Record<number, number>>;
  readonly playingHandicap: number;
}

export interface MatchSide {
  /** One player in singles, the partners in four-ball; a partner without a card is left out. */
  readonly players: ReadonlyArray<MatchPlayer>;
  /**
   * Whether the side has left before the other one: withdrawn or disqualified, in four-ball when
   * every partner has left.
   */
  readonly hasLeft: boolean;
}

export interface MatchTerms {
  /**
   * All holes of the course, in the order of play, because handicap strokes are spread over all of
   * them.
   */
  readonly course: ReadonlyArray<{ readonly holeNumber: number; readonly strokeIndex: number }>;
  /**
   * The holes of this match, or all of the course when absent. A Nassau has 1-9, 10-18 and 1-18.
   */
  readonly holeNumbers?: ReadonlyArray<number>;
  readonly scoring: "gross" | "net";
  readonly sides: readonly [MatchSide, MatchSide];
}

/** A hole of a match, and the state of the match after it. */
export interface MatchHole extends MatchStatus {
  readonly holeNumber: number;
  /** What was compared: of the first side, then of the second. */
  readonly scores: readonly [number, number];
  readonly winner: HoleWinner;
  readonly state: string;
  readonly isDormie: boolean;
}

export interface MatchPlay {
  /** The holes that decide the match, in order. Holes after its end are left out. */
  readonly holes: ReadonlyArray<MatchHole>;
  /** Whether both sides have a score on some hole of the match. */
  readonly hasStarted: boolean;
  /**
   * The number of holes from the first on for which both sides have scores, also beyond the end of
   * the match.
   */
  readonly holesPlayed: number;
  /**
   * The holes left in the match: 0 when it ends on the last hole, or the holes that were not
   * needed.
   */
  readonly holesLeft: number;
  /** Above 0 the first side is up, below 0 the second. */
  readonly lead: number;
  readonly isDormie: boolean;
  /** `AS`, `2 up`; once it is over `3&2`, `2 up`, `halved`, or `won` when the other side left. */
  readonly state: string;
  /** Seen from the first side; null while the match goes on. */
  readonly result: MatchResult | null;
  /** `3&2`, `1 up`, `2 up`; null when halved, when a side left and while the match goes on. */
  readonly margin: string | null;
}

/**
 * A match from its hole scores: singles or four-ball, gross or with the difference of the playing
 * handicaps. The lower score wins a hole; of a side its better ball counts. Holes count from the
 * first on as long as both sides have a score. A side that leaves an open match after one of them
 * has begun the round loses it. When both have left, no side wins.
 *
 * Sources: Rules of Golf 3.2a, https://www.therovingofficial.com/rulesdesc.php?rule=3.2a, and for
 * four-ball https://adminhub.scga.org/blog/tournament-formats-and-allowances
 */
export const playMatch = (terms: MatchTerms): MatchPlay => {
  const outcomes = outcomesByHole(terms);
  const opened = outcomes.findIndex(({ scores }) => scores === undefined);
  const played = opened < 0 ? outcomes : outcomes.slice(0, opened);
  const holes = holesOf(played, outcomes.length);
  const status = holes.at(-1) ?? beforeFirstHole(outcomes.length);
  return {
    holes,
    hasStarted: outcomes.some(({ scores }) => scores !== undefined),
    holesPlayed: played.length,
    holesLeft: status.holesLeft,
    lead: status.lead,
    ...(walkover(terms, status) ?? {
      isDormie: isDormie(status),
      state: stateOf(status),
      result: resultOf(status),
      margin: marginOf(status),
    }),
  };
};

interface HoleOutcome {
  readonly holeNumber: number;
  /** Undefined where a side has no score. */
  readonly scores: MatchHole["scores"] | undefined;
}

const outcomesByHole = (terms: MatchTerms): ReadonlyArray<HoleOutcome> => {
  const { course, holeNumbers, sides } = terms;
  const scoresOf = sideScores(terms);
  const inMatch = new Set(holeNumbers ?? course.map(({ holeNumber }) => holeNumber));
  return course
    .filter(({ holeNumber }) => inMatch.has(holeNumber))
    .map(({ holeNumber }) => {
      const [first, second] = sides.map((side) => scoresOf(side, holeNumber));
      const isPlayed = first !== undefined && second !== undefined;
      return { holeNumber, scores: isPlayed ? [first, second] : undefined };
    });
};

const lower = ([first, second]: MatchHole["scores"]): HoleWinner => {
  if (first === second) return null;
  return first < second ? "first" : "second";
};

/** The better ball of a side on a hole. A partner without a score there does not count. */
const sideScores = ({ course, scoring, sides }: MatchTerms) => {
  const players = sides.flatMap((side) => side.players);
  const strokes = scoring === "net" ? matchStrokes(players, course) : [];
  const received = new Map(players.map((player, index) => [player, strokes[index]]));
  return ({ players: partners }: MatchSide, holeNumber: number): number | undefined => {
    const scores = partners.flatMap((player) => {
      const gross = player.strokes[holeNumber];
      return gross === undefined
        ? []
        : [netScore(gross, received.get(player)?.get(holeNumber) ?? 0)];
    });
    return scores.length === 0 ? undefined : Math.min(...scores);
  };
};

const holesOf = (
  played: ReadonlyArray<HoleOutcome>,
  holeCount: number,
): ReadonlyArray<MatchHole> => {
  const holes: Array<MatchHole> = [];
  let status = beforeFirstHole(holeCount);
  for (const { holeNumber, scores } of played) {
    if (isOver(status) || scores === undefined) break;
    const winner = lower(scores);
    status = afterHole(status, winner);
    holes.push({
      ...status,
      holeNumber,
      scores,
      winner,
      state: stateOf(status),
      isDormie: isDormie(status),
    });
  }
  return holes;
};

const walkover = ({ sides: [first, second] }: MatchTerms, status: MatchStatus) => {
  if (isOver(status) || first.hasLeft === second.hasLeft) return undefined;
  if (![first, second].some(hasBegun)) return undefined;
  const result: MatchResult = first.hasLeft ? "loss" : "win";
  return { isDormie: false, state: "won", result, margin: null };
};

const hasBegun = ({ players }: MatchSide) =>
  players.some(({ strokes }) => Object.keys(strokes).length > 0);
