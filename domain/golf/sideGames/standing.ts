import type { Game } from "./game.ts";
import { gameRules } from "./gameRules.ts";
import { gameTraits } from "./gameTypes.ts";
import { winningsOf } from "./payments.ts";
import { placesOf } from "./places.ts";
import type { SideStanding } from "./settlement.ts";
import type { StakeInPlay } from "./stakeInPlay.ts";
import type { StakeSettlement } from "./stakeSettlement.ts";
import { tallyOf } from "./tally.ts";

/** All sides over all stakes of the game, best first. */
export const standingOf = (
  { sides, terms }: Game,
  stakes: ReadonlyArray<StakeInPlay>,
  settled: ReadonlyArray<StakeSettlement>,
): ReadonlyArray<SideStanding> => {
  const { order } = gameRules[terms.gameType];
  const { ball } = gameTraits[terms.gameType];
  const holes = stakes.flatMap((stake) => stake.holes);
  const won = winningsOf(settled.flatMap(({ payments }) => payments));
  const tallies = sides.map((side) => {
    const points = sum(settled.map(({ pointsOf }) => pointsOf(side)));
    const winnings = sum(side.members.map(({ id }) => won.get(id) ?? 0));
    return tallyOf(side, { points, winnings }, holes, ball);
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
