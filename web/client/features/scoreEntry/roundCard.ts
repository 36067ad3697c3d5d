import { scoreRound } from "../../../../domain/golf/roundScore.ts";
import { strokesReceived } from "../../../../domain/golf/strokesReceived.ts";
import type { HoleNumber, HoleScore, RoundNumber } from "../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";
import type { PlayedHole } from "../../lib/holesOfCard.ts";
import type { QueueView } from "./queue/saveQueue.ts";
import { isUnreadIn } from "./queue/unread.ts";

/** How the round stands with everything that was entered on this device, sent or not. */
export interface RoundCard {
  readonly holes: ReadonlyArray<PlayedHole>;
  readonly entered: ReadonlyMap<HoleNumber, HoleScore>;
  /** Made official by an administrator: the player cannot change them any more. */
  readonly verified: ReadonlySet<HoleNumber>;
  readonly waiting: ReadonlySet<HoleNumber>;
  /** Null before the first score: then nobody has said which handicap the player plays off. */
  readonly received: ReadonlyMap<number, number> | null;
  readonly totals: Totals;
}

export interface Totals {
  readonly gross: number;
  readonly toPar: number;
  readonly thru: number;
  readonly net: number | null;
  readonly points: number | null;
}

export const roundCardOf = (
  holes: ReadonlyArray<PlayedHole>,
  card: Scorecard | undefined,
  { waiting, unread }: Pick<QueueView, "waiting" | "unread">,
  roundNumber: RoundNumber,
): RoundCard => {
  const isOfRound = (entry: { readonly roundNumber: RoundNumber }) =>
    entry.roundNumber === roundNumber;
  const mine = waiting.filter(isOfRound).map(({ hole }) => hole);
  const stored = unread
    .filter(isOfRound)
    .filter(isUnreadIn(card))
    .map(({ hole }) => hole);
  const entered = new Map<HoleNumber, HoleScore>();
  for (const score of [...(card?.scores ?? []), ...stored, ...mine]) {
    const { holeNumber, strokes, putts, penalties, notes } = score;
    entered.set(holeNumber, { holeNumber, strokes, putts, penalties, notes });
  }
  const course = holes.map(({ holeNumber, par, handicap }) => ({
    holeNumber,
    par,
    strokeIndex: handicap,
  }));
  const sums = scoreRound({
    holes: course,
    strokes: Object.fromEntries([...entered].map(([number, { strokes }]) => [number, strokes])),
    playingHandicap: card?.playingHandicap ?? 0,
    scoringBasis: card?.scoringBasis ?? "gross",
  });
  return {
    holes,
    entered,
    verified: new Set(card?.scores.filter(isVerified).map(({ holeNumber }) => holeNumber)),
    waiting: new Set(mine.map(({ holeNumber }) => holeNumber)),
    received: card ? strokesReceived(card.playingHandicap, course) : null,
    totals: {
      gross: sums.grossScore,
      toPar: sums.grossScore - sums.par,
      thru: sums.holesPlayed,
      net: card ? sums.adjustedScore : null,
      points: card ? sums.stablefordPoints : null,
    },
  };
};

const isVerified = (score: Scorecard["scores"][number]) => score.isVerified;

/** Where play goes on: the first hole without a score, or the first one when all have theirs. */
export const nextOpenHole = ({
  holes,
  entered,
}: Pick<RoundCard, "holes" | "entered">): HoleNumber | undefined =>
  (holes.find(({ holeNumber }) => !entered.has(holeNumber)) ?? holes[0])?.holeNumber;
