import { coresOfOthers, isBusy, load } from "./machine.ts";
import type { Pace } from "./options.ts";
import type { Measurements, Row } from "./row.ts";
import { median } from "./statistics.ts";

interface Round {
  readonly floor: number;
  readonly product: number;
  readonly isBusy: boolean;
}

export interface Result {
  readonly row: Row;
  readonly rounds: ReadonlyArray<Round>;
  /** Of the rounds that count: all quiet ones, or, where there are too few, all. */
  readonly floor: number;
  readonly product: number;
  readonly ratio: number;
  readonly ratios: readonly [least: number, greatest: number];
  readonly busyRounds: number;
  readonly load: readonly [before: string, after: string];
}

/** Floor and product in turns, so that both meet the same machine. */
export const measure = async (row: Row, ready: Measurements, pace: Pace): Promise<Result> => {
  const before = load();
  const rounds: Array<Round> = [];
  for (let n = 0; n < pace.rounds; n += 1) {
    const othersBefore = await coresOfOthers();
    const floor = await ready.floor();
    const product = await ready.product();
    await ready.check?.();
    const others = Math.max(othersBefore, await coresOfOthers());
    rounds.push({ floor, product, isBusy: isBusy(others) });
  }
  await ready.checkAtEnd?.();

  const quiet = rounds.filter((round) => !round.isBusy);
  const counted = quiet.length >= Math.min(3, pace.rounds) ? quiet : rounds;
  const ratios = counted.map((round) => round.product / round.floor);
  const floor = median(counted.map((round) => round.floor));
  const product = median(counted.map((round) => round.product));
  return {
    row,
    rounds,
    floor,
    product,
    ratio: product / floor,
    ratios: [Math.min(...ratios), Math.max(...ratios)],
    busyRounds: rounds.length - quiet.length,
    load: [before, load()],
  };
};

export const reaches = ({ row, ratio }: Result, bound: number) =>
  row.wanted === "more" ? ratio >= bound : ratio <= bound;
