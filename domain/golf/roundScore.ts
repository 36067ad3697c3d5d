import { type Countback, countbackOf } from "./countback.ts";
import { netScore } from "./netScore.ts";
import { parOf } from "./par.ts";
import { stablefordPoints } from "./stableford.ts";
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
  /** The hole scores by hole number, penalty strokes included. */
  readonly strokes: Readonly<Record<number, number>>;
  readonly playingHandicap: number;
  /** The scoring from which Stableford points are calculated. */
  readonly scoringBasis: "gross" | "net";
}

export interface ScoredHole {
  readonly holeNumber: number;
  readonly par: number;
  readonly gross: number;
  readonly net: number;
  readonly points: number;
}

/** The results of one card. All sums are of the holes played so far. */
export interface RoundScore {
  readonly grossScore: number;
  /** Net: gross less the strokes received on the holes played. */
  readonly adjustedScore: number;
  readonly stablefordPoints: number;
  readonly par: number;
  readonly holesPlayed: number;
  readonly isComplete: boolean;
  /** Null while the card is incomplete. */
  readonly countback: Countback | null;
}

/** The holes with a score, in the order of the course. */
export const scoreHoles = (card: Card): ReadonlyArray<ScoredHole> => {
  const received = strokesReceivedInOrder(card.playingHandicap, card.holes);
  return card.holes
    .map((hole, index) => scoreHole(card, hole, received[index] ?? 0))
    .filter((hole) => hole !== null);
};

const scoreHole = (card: Card, hole: CardHole, received: number): ScoredHole | null => {
  const { holeNumber } = hole;
  const gross = card.strokes[holeNumber];
  if (gross === undefined) return null;
  const par = parOf(hole);
  const strokesReceived = card.scoringBasis === "net" ? received : 0;
  const points = stablefordPoints({ par, strokes: gross, strokesReceived });
  return { holeNumber, par, gross, net: netScore(gross, received), points };
};

/** A card is complete when every hole of its course has strokes. */
export const scoreRound = (card: Card): RoundScore => {
  const holes = scoreHoles(card);
  const isComplete = holes.length === card.holes.length && holes.length > 0;
  let grossScore = 0;
  let adjustedScore = 0;
  let points = 0;
  let par = 0;
  // All sums in one pass, because a board needs the sums of all of its cards.
  for (const hole of holes) {
    grossScore += hole.gross;
    adjustedScore += hole.net;
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
    countback: isComplete ? countbackOf(holes, card.playingHandicap) : null,
  };
};
