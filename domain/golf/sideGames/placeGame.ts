import type { Game } from "./game.ts";
import type { Ball } from "./gameTypes.ts";
import type { Order } from "./orders.ts";
import { payByPlace, prizesOf } from "./prizes.ts";
import type { SettledHole } from "./settlement.ts";
import type { Side } from "./sides.ts";
import type { StakeInPlay } from "./stakeInPlay.ts";
import type { StakeSettlement } from "./stakeSettlement.ts";
import { type Tally, tallyOf } from "./tally.ts";

/** A game whose purse is paid by place, at its end. */
interface PlaceGame {
  readonly holes: ReadonlyArray<SettledHole>;
  readonly pointsOf: (side: Side) => number;
  readonly order: Order;
  /** Strokes of a whole round decide, not points of its holes. */
  readonly isByTotal: boolean;
  readonly ball: Ball;
  readonly notes: ReadonlyArray<string>;
}

/** An event that ends early pays by the holes that count; without such holes there is no winner. */
export const settleByPlace = (
  { sides, terms }: Game,
  stake: StakeInPlay,
  { holes, pointsOf, order, isByTotal, ball, notes }: PlaceGame,
): StakeSettlement => {
  const isPaid = stake.isOver && stake.holes.some(({ counts }) => counts);
  const tallies = sides.map((side) => {
    const tally = tallyOf(side, { points: pointsOf(side), winnings: 0 }, stake.holes, ball);
    return isByTotal ? tally : byPointsAlone(tally);
  });
  const prizes = isPaid ? prizesOf(stake.purse, terms.payoutStructure) : [];
  return { holes, matches: [], pointsOf, payments: payByPlace(prizes, tallies, order), notes };
};

/** Who has lost a hole without a score has the points of the others, unless they have left. */
const byPointsAlone = (tally: Tally): Tally =>
  tally.side.members.some(({ playerStatus }) => playerStatus === "playing")
    ? { ...tally, holesMissed: 0 }
    : tally;
