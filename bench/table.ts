import { cpus } from "node:os";
import type { Pace } from "./options.ts";
import { type Measured, type Result, reaches } from "./rounds.ts";

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

const number = (value: number) => (value >= 100 ? whole : fine).format(value);

const verdict = (measured: Measured) => {
  const { must, goal } = measured.figure;
  if (reaches(measured, goal)) return "goal reached";
  return reaches(measured, must) ? "must reached" : "below";
};

const state = ({ load: [before, after], busyRounds, rounds }: Result) => {
  const busy = busyRounds > 0 ? `, busy machine in ${busyRounds} of ${rounds} rounds` : "";
  return `load ${before} to ${after}${busy}`;
};

const headings = ["", "what", "floor", "product", "ratio (range)", "must", "goal", "", "machine"];

const cellsOf = (result: Result) =>
  result.measured.map((measured) => {
    const { figure, floor, product, value, range } = measured;
    const { unit, wanted, bounds, must, goal } = figure;
    const bound = (limit: number) => (wanted === "more" ? "≥ " : "≤ ") + limit;
    return [
      result.row.name,
      figure.what,
      floor === null ? "-" : `${number(floor)} ${unit}`,
      `${number(product)} ${unit}`,
      `${bounds === "itself" ? "" : `${number(value)} `}(${range.map(number).join(" to ")})`,
      bound(must),
      bound(goal),
      verdict(measured),
      state(result),
    ];
  });

/** The machine, the method and the figures. */
export const markdownTable = (results: ReadonlyArray<Result>, { rounds, seconds }: Pace) => {
  const all = cpus();
  const machine =
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${all.length} cores ` +
    `(${all[0]?.model.trim() ?? "unknown"}), ${rounds} rounds of ${seconds} seconds each.`;
  const lines = [headings, headings.map(() => "---"), ...results.flatMap(cellsOf)];
  return `${machine}\n\n${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}\n`;
};

/** Prints a result as soon as it is known. */
export const textOf = (result: Result) => {
  const lines = cellsOf(result).map(
    ([, what, floor, product, ratio, must, goal, reached]) =>
      `   ${what}: floor ${floor}, product ${product}, ratio ${ratio}; must ${must}, goal ${goal}: ${reached}`,
  );
  const { name, what, floor } = result.row;
  return [`${name} ${what}, beside ${floor}; ${state(result)}`, ...lines].join("\n");
};
