import { passedOver } from "../orderOfPlay.ts";
import { type ComparedScores, outcomesByHole } from "./holeOutcomes.ts";
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
import type { MatchTerms } from "./matchTerms.ts";
import { haveBegun } from "./sideBall.ts";

/** A hole of a match, and the state of the match after it. */
export interface MatchHole extends MatchStatus {
  readonly holeNumber: number;
  readonly scores: ComparedScores;
  readonly winner: HoleWinner;
  readonly state: string;
  readonly isDormie: boolean;
}

export interface MatchPlay {
  /** The holes that decide the match, in the order of play. Holes after its end are left out. */
  readonly holes: ReadonlyArray<MatchHole>;
  /** Whether some hole of the match is decided. */
  readonly hasStarted: boolean;
  /** The number of decided holes, also beyond the end of the match. */
  readonly holesPlayed: number;
  /** Open holes that a player has passed over, in the order of play. */
  readonly missingHoles: ReadonlyArray<number>;
  /**
   * The holes left in the match: 0 when it ends on the last hole, or the holes that were not
   * needed.
   */
  readonly holesLeft: number;
  /** Above 0 the first side is up, below 0 the second. */
  readonly lead: number;
  readonly isDormie: boolean;
  /**
   * `AS`, `2 up`; once it is over `3&2`, `2 up`, `halved`, or `won` without a margin. When the event
   * ended before the match, "2 up after 14, not finished".
   */
  readonly state: string;
  /** Seen from the first side; null while the match goes on. */
  readonly result: MatchResult | null;
  /**
   * `3&2`, `1 up`, `2 up`; null when halved, when a side left, while the match goes on, and while a
   * hole before its end is missing.
   */
  readonly margin: string | null;
}

/**
 * A match from the cards: singles or four-ball, gross or with the difference of the playing
 * handicaps. The lower score wins a hole; of a side its better ball counts. A hole is decided once
 * both sides have played it, whatever is open before it: a lead that exceeds the holes which are
 * not decided has won. A side that leaves an open match after one of them has begun the round loses
 * it. When both have left, no side wins. In the first edition of the rules holes counted up to the
 * first open one, also when the event was completed.
 *
 * Sources: Rules of Golf 3.2a, https://www.therovingofficial.com/rulesdesc.php?rule=3.2a, and for
 * four-ball https://adminhub.scga.org/blog/tournament-formats-and-allowances
 */
export const playMatch = (asked: MatchTerms): MatchPlay => {
  const isFirstEdition = asked.rulesEdition === 1;
  const terms = isFirstEdition ? { ...asked, isOver: false } : asked;
  const outcomes = outcomesByHole(terms);
  const counted = isFirstEdition ? upToFirstOpen(outcomes) : outcomes;
  const holes = walk(counted, outcomes.length);
  const status = holes.at(-1) ?? beforeFirstHole(outcomes.length);
  const open = openBefore(isOver(status) ? holes.at(-1) : undefined, outcomes);
  return {
    holes,
    hasStarted: outcomes.some(({ decided }) => decided !== null),
    holesPlayed: counted.filter(({ decided }) => decided !== null).length,
    missingHoles: open.filter(isPassedOverIn(terms)),
    holesLeft: status.holesLeft,
    lead: status.lead,
    ...(walkover(terms, status) ?? standing(terms, status, open.length > 0)),
  };
};

/** A match on holes that do not count is open, whoever has left. */
export const notPlayed: MatchPlay = {
  holes: [],
  ...{ hasStarted: false, holesPlayed: 0, missingHoles: [], holesLeft: 0, lead: 0 },
  ...{ isDormie: false, state: stateOf(beforeFirstHole(0)), result: null, margin: null },
};

type Outcomes = ReturnType<typeof outcomesByHole>;

const upToFirstOpen = (outcomes: Outcomes): Outcomes => {
  const open = outcomes.findIndex(({ decided }) => decided === null);
  return open < 0 ? outcomes : outcomes.slice(0, open);
};

const walk = (outcomes: Outcomes, ofMatch: number): ReadonlyArray<MatchHole> => {
  const holes: Array<MatchHole> = [];
  let status = beforeFirstHole(ofMatch);
  for (const { holeNumber, decided } of outcomes) {
    if (isOver(status)) break;
    if (decided === null) continue;
    status = afterHole(status, decided.winner);
    holes.push({
      ...status,
      ...decided,
      holeNumber,
      state: stateOf(status),
      isDormie: isDormie(status),
    });
  }
  return holes;
};

/** The holes that are not decided, up to the end of a match that is over. */
const openBefore = (end: MatchHole | undefined, outcomes: Outcomes): ReadonlyArray<number> => {
  const last = outcomes.findIndex(({ holeNumber }) => holeNumber === end?.holeNumber);
  return (last < 0 ? outcomes : outcomes.slice(0, last))
    .filter(({ decided }) => decided === null)
    .map(({ holeNumber }) => holeNumber);
};

const isPassedOverIn = ({ course, sides }: MatchTerms) => {
  const passed = new Set(
    sides.flatMap(({ players }) =>
      players.flatMap(({ played, startHole }) => passedOver(course, startHole, played)),
    ),
  );
  return (holeNumber: number) => passed.has(holeNumber);
};

const standing = (terms: MatchTerms, status: MatchStatus, isIncomplete: boolean) => {
  const result = resultOf(status);
  const isFinal = result !== null || terms.isOver !== true || status.holesPlayed === 0;
  const unfinished = `${stateOf(status)} after ${status.holesPlayed}, not finished`;
  return {
    isDormie: isDormie(status),
    // How far it was won is known once the holes before its end are.
    ...(result !== null && isIncomplete
      ? { state: "won", margin: null }
      : { state: isFinal ? stateOf(status) : unfinished, margin: marginOf(status) }),
    result,
  };
};

const walkover = ({ sides: [first, second] }: MatchTerms, status: MatchStatus) => {
  if (isOver(status) || first.hasLeft === second.hasLeft) return undefined;
  if (![first, second].some(({ players }) => haveBegun(players))) return undefined;
  const result: MatchResult = first.hasLeft ? "loss" : "win";
  return { isDormie: false, state: "won", result, margin: null };
};
