import type { Game } from "./game.ts";
import type { Order } from "./orders.ts";
import { winningsOf } from "./payments.ts";
import { placesOf } from "./places.ts";
import type { SideStanding } from "./settlement.ts";
import type { StakeSettlement } from "./stakeSettlement.ts";
import { type Ball, strokesOf, type Tally } from "./tally.ts";

/** All sides over all stakes of the game, best first. */
export const standingOf = (
  { sides }: Game,
  stakes: ReadonlyArray<StakeSettlement>,
  { order, ball }: { readonly order: Order; readonly ball: Ball },
): ReadonlyArray<SideStanding> => {
  const won = winningsOf(stakes.flatMap(({ payments }) => payments));
  const tallies = sides.map((side): Tally => {
    const strokes = stakes.map(({ inPlay }) => strokesOf(side, inPlay, ball));
    return {
      side,
      points: sum(stakes.map(({ pointsOf }) => pointsOf(side))),
      strokes: sum(strokes.map((of) => of.strokes)),
      toPar: sum(strokes.map((of) => of.toPar)),
      holesMissed: sum(strokes.map((of) => of.holesMissed)),
      winnings: sum(side.members.map(({ id }) => won.get(id) ?? 0)),
    };
  });
  const places = placesOf(tallies, order);
  return tallies
    .map(({ side, points, strokes, toPar, winnings }, index) => ({
      place: places[index] ?? 1,
      teamName: side.teamName,
      participantIds: side.members.map(({ id }) => id),
      points,
      strokes,
      toPar,
      winnings,
    }))
    .toSorted((a, b) => a.place - b.place);
};

const sum = (numbers: ReadonlyArray<number>) =>
  numbers.reduce((total, number) => total + number, 0);
