import { coresOfOthers, isBusy, load } from "./machine.ts";
import type { Pace } from "./options.ts";
import type { Figure, Measurements, Row } from "./row.ts";
import { median } from "./statistics.ts";

interface Round {
  readonly floor: ReadonlyArray<number>;
  readonly product: ReadonlyArray<number>;
  readonly isBusy: boolean;
}

/** The medians of the quiet rounds, or of all rounds if too few were quiet. */
export interface Measured {
  readonly figure: Figure;
  /** Null if there is no floor. */
  readonly floor: number | null;
  readonly product: number;
  /** The value that `must` and `goal` limit. */
  readonly value: number;
  readonly range: readonly [least: number, greatest: number];
}

export interface Result {
  readonly row: Row;
  readonly measured: ReadonlyArray<Measured>;
  readonly rounds: number;
  readonly busyRounds: number;
  readonly load: readonly [before: string, after: string];
}

/** Measures floor and product in turns, so that both run under the same conditions. */
export const measure = async (row: Row, ready: Measurements, pace: Pace): Promise<Result> => {
  const before = load();
  const rounds: Array<Round> = [];
  for (let n = 0; n < pace.rounds; n += 1) {
    const othersBefore = await coresOfOthers();
    const floor = (await ready.floor?.()) ?? [];
    const product = await ready.product();
    await ready.check();
    const others = Math.max(othersBefore, await coresOfOthers());
    rounds.push({ floor, product, isBusy: isBusy(others) });
  }

  await ready.end?.();

  const quiet = rounds.filter((round) => !round.isBusy);
  const counted = quiet.length >= Math.min(3, pace.rounds) ? quiet : rounds;
  return {
    row,
    measured: row.figures.map((figure, index) => measuredIn(counted, figure, index)),
    rounds: rounds.length,
    busyRounds: rounds.length - quiet.length,
    load: [before, load()],
  };
};

export const measuredIn = (
  rounds: ReadonlyArray<Pick<Round, "floor" | "product">>,
  figure: Figure,
  index: number,
): Measured => {
  const products = rounds.map(({ product }) => product[index] ?? Number.NaN);
  const floors = rounds.flatMap(({ floor }) => floor[index] ?? []);
  const product = median(products);
  const floor = floors.length === 0 ? null : median(floors);
  const values =
    figure.bounds === "itself"
      ? products
      : products.map((each, round) => each / (floors[round] ?? Number.NaN));
  const value = figure.bounds === "itself" ? product : product / (floor ?? Number.NaN);
  return { figure, floor, product, value, range: [Math.min(...values), Math.max(...values)] };
};

export const reaches = ({ figure, value }: Measured, bound: number) =>
  figure.wanted === "more" ? value >= bound : value <= bound;
