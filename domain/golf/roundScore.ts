import { type Countback, countbackOf } from "./countback.ts";
import { type HoleWorth, holeWorth } from "./holeWorth.ts";
import { parOf } from "./par.ts";
import type { PlayedHoles } from "./played.ts";
import { strokesReceivedInOrder } from "./strokesReceived.ts";

/** A hole as the course snapshot of a card stores it. Par is null on a course without pars. */
export interface CardHole {
  readonly holeNumber: number;
  readonly par: number | null;
  readonly strokeIndex: number;
}

export interface Card {
  /** All holes of the course. */
  readonly holes: ReadonlyArray<CardHole>;
  readonly played: PlayedHoles;
  readonly playingHandicap: number;
  /** The scoring from which Stableford points are calculated. */
  readonly scoringBasis: "gross" | "net";
  /** The only holes that count, see `onlyHoles`. Absent or null where all of them do. */
  readonly only?: ReadonlyArray<number> | null;
}

export interface ScoredHole extends HoleWorth {
  readonly holeNumber: number;
  readonly par: number;
}

/** The results of one card. All sums are of the holes played so far. */
export interface RoundScore {
  /** Null as soon as a hole was picked up; so is the adjusted score. */
  readonly grossScore: number | null;
  /** Net: gross less the strokes received on the holes played. */
  readonly adjustedScore: number | null;
  readonly stablefordPoints: number;
  readonly par: number;
  readonly holesPlayed: number;
  readonly isComplete: boolean;
  /** Null while the card is incomplete. */
  readonly countback: Countback | null;
}

/** The holes of a card that count, in the order of the course. */
export const countingHoles = ({ holes, only = null }: Pick<Card, "holes" | "only">) =>
  only === null ? holes : holes.filter(({ holeNumber }) => only.includes(holeNumber));

/**
 * The holes played that count, in the order of the course. Strokes fall where the indexes of the
 * whole course give them.
 */
export const scoreHoles = (card: Card): ReadonlyArray<ScoredHole> => {
  const received = strokesReceivedInOrder(card.playingHandicap, card.holes);
  return card.holes
    .map((hole, index) => scoreHole(card, hole, received[index] ?? 0))
    .filter((hole) => hole !== null);
};

const scoreHole = (card: Card, hole: CardHole, strokesReceived: number): ScoredHole | null => {
  const { holeNumber } = hole;
  const played = card.played[holeNumber];
  if (played === undefined) return null;
  if (card.only && !card.only.includes(holeNumber)) return null;
  const par = parOf(hole);
  const { scoringBasis } = card;
  return { holeNumber, par, ...holeWorth(played, { par, strokesReceived, scoringBasis }) };
};

/** A card is complete when every hole that counts was played, also if it was picked up. */
export const scoreRound = (card: Card): RoundScore => {
  const holes = scoreHoles(card);
  const isComplete = holes.length === countingHoles(card).length && holes.length > 0;
  let grossScore: number | null = 0;
  let adjustedScore: number | null = 0;
  let points = 0;
  let par = 0;
  // All sums in one pass, because a board needs the sums of all of its cards.
  for (const hole of holes) {
    grossScore = plus(grossScore, hole.gross);
    adjustedScore = plus(adjustedScore, hole.net);
    points += hole.points;
    par += hole.par;
  }
  return {
    grossScore,
    adjustedScore,
    stablefordPoints: points,
    par,
    holesPlayed: holes.length,
    isComplete,
    countback: isComplete ? countbackOf(holes, card.playingHandicap, card.holes.length) : null,
  };
};

/** A sum without one of its terms is none. */
export const plus = (sum: number | null, term: number | null): number | null =>
  sum === null || term === null ? null : sum + term;
