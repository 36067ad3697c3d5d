import { range } from "../../../../domain/golf/range.ts";
import type { GameType } from "../../../../domain/golf/sideGames/gameTypes.ts";
import { pars, player, receivedOn } from "./rainedOffField.ts";

/** Who plays, in the order of joining. */
export const playersOf = {
  skins: [1, 2, 3, 4, 5, 6],
  closest_to_pin: [19, 1, 2, 8],
  nassau: [19, 7],
  stableford: [10, 12, 14, 27],
  best_ball: [20, 21, 23, 24],
} as const satisfies Partial<Record<GameType, ReadonlyArray<number>>>;

export type Played = keyof typeof playersOf;

export const played = Object.keys(playersOf) as ReadonlyArray<Played>;

/** Whole dollars that divide without a cent left over. Those of skins are for both rounds. */
const purses: Readonly<Record<Played, number>> = {
  ...{ skins: 120, closest_to_pin: 40, nassau: 30, stableford: 40, best_ball: 40 },
};

export const skinHoles = [1, 2, 3];
export const netHoles = [5, 7, 9, 11];
const teams = { Gulls: [20, 21], Terns: [23, 24] };

/** The team of a player of best ball. */
export const teamOf = (number: number) =>
  Object.entries(teams).find(([, members]) => members.includes(number))?.[0];

/** What each side wins, in dollars, by its name. */
export interface Money {
  readonly purse: number;
  readonly unclaimed: number;
  readonly winnings: Readonly<Record<string, number>>;
}

const strokesOn = (number: number, hole: number) => player(number).strokes[hole - 1] ?? 0;

/** A prize for each hole that goes to the highest value; ties carry over, the last one to nobody. */
const skins = (
  numbers: ReadonlyArray<number>,
  holes: ReadonlyArray<number>,
  prize: number,
  valueOf: (number: number, hole: number) => number,
) => {
  const winnings = Object.fromEntries(numbers.map((number) => [player(number).name, 0]));
  let pot = 0;
  for (const hole of holes) {
    pot += prize;
    const best = Math.max(...numbers.map((number) => valueOf(number, hole)));
    const [first, second] = numbers.filter((number) => valueOf(number, hole) === best);
    if (first === undefined || second !== undefined) continue;
    const { name } = player(first);
    winnings[name] = (winnings[name] ?? 0) + pot;
    pot = 0;
  }
  return winnings;
};

const pointsOf = (number: number, hole: number) => {
  const strokes = strokesOn(number, hole);
  const points = (pars[hole - 1] ?? 0) + receivedOn(player(number), hole) - strokes + 2;
  return strokes === 0 ? 0 : Math.max(0, points);
};

/** The winner of the holes from one to another, or nobody. */
const winnerOver = (one: number, other: number, from: number, to: number) => {
  const up = range(from, to).reduce(
    (sum, hole) => sum + Math.sign(strokesOn(other, hole) - strokesOn(one, hole)),
    0,
  );
  return up === 0 ? undefined : up > 0 ? one : other;
};

const nassau = ([one, other]: readonly [number, number]) => {
  const winners = [winnerOver(one, other, 1, 9), winnerOver(one, other, 10, 18)];
  const all = [...winners, winnerOver(one, other, 1, 18)];
  return Object.fromEntries(
    [one, other].map((number) => [
      player(number).name,
      10 * all.filter((winner) => winner === number).length,
    ]),
  );
};

const bestBall = () => {
  const totals = Object.entries(teams).map(([team, members]) => ({
    team,
    total: range(1, 18).reduce(
      (sum, hole) => sum + Math.min(...members.map((number) => strokesOn(number, hole))),
      0,
    ),
  }));
  const [gulls, terns] = totals.map(({ total }) => total) as [number, number];
  const prize = (own: number, theirs: number) => (own < theirs ? 28 : own === theirs ? 20 : 12);
  return { Gulls: prize(gulls, terns), Terns: prize(terns, gulls) };
};

const winningsOf: Readonly<Record<Played, () => Readonly<Record<string, number>>>> = {
  // Nobody wins anything in the second round.
  skins: () => skins(playersOf.skins, skinHoles, 30, (number, hole) => -strokesOn(number, hole)),
  closest_to_pin: () => ({
    ...Object.fromEntries(playersOf.closest_to_pin.map((number) => [player(number).name, 0])),
    ...{ [player(8).name]: 20, [player(19).name]: 20 },
  }),
  nassau: () => nassau(playersOf.nassau),
  stableford: () => skins(playersOf.stableford, netHoles, 10, pointsOf),
  best_ball: bestBall,
};

const total = (numbers: ReadonlyArray<number>) => numbers.reduce((sum, each) => sum + each, 0);

/** The money of a game, worked out by hand. */
export const expectedMoney = (type: Played): Money => {
  const winnings = winningsOf[type]();
  const purse = purses[type];
  return { purse, unclaimed: purse - total(Object.values(winnings)), winnings };
};

const membersOf = (side: string): ReadonlyArray<string> =>
  Object.entries(teams)
    .filter(([team]) => team === side)
    .flatMap(([, members]) => members.map((number) => player(number).name));

/** What everybody gets or pays in all: the own winnings without an equal part of all of them. */
export const expectedBalances = (): Readonly<Record<string, number>> => {
  const balances: Record<string, number> = {};
  const add = (name: string, amount: number) => {
    balances[name] = (balances[name] ?? 0) + amount;
  };
  for (const type of played) {
    const { winnings } = expectedMoney(type);
    const numbers = playersOf[type];
    const part = total(Object.values(winnings)) / numbers.length;
    for (const number of numbers) add(player(number).name, -part);
    for (const [side, amount] of Object.entries(winnings)) {
      const members = membersOf(side);
      if (members.length === 0) add(side, amount);
      for (const name of members) add(name, amount / members.length);
    }
  }
  return balances;
};
