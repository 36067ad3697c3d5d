import type { Result } from "./rounds.ts";
import { reaches } from "./rounds.ts";

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

const figure = (value: number) => (value >= 100 ? whole : fine).format(value);
const ratio = (value: number) => value.toFixed(2);

const verdict = (result: Result) => {
  const { must, goal } = result.row;
  if (reaches(result, goal)) return "goal reached";
  return reaches(result, must) ? "must reached" : "below";
};

const machine = ({ load: [before, after], busyRounds, rounds }: Result) => {
  const busy = busyRounds > 0 ? `, busy machine in ${busyRounds} of ${rounds.length} rounds` : "";
  return `load ${before} to ${after}${busy}`;
};

const bound = ({ row }: Result, value: number) => (row.wanted === "more" ? "≥ " : "≤ ") + value;

const headings = ["", "what", "floor", "product", "ratio (range)", "must", "goal", "", "machine"];

const cells = (result: Result) => {
  const { row, floor, product, ratios } = result;
  return [
    row.name,
    row.what,
    `${figure(floor)} ${row.unit} (${row.floor})`,
    `${figure(product)} ${row.unit}`,
    `${ratio(result.ratio)} (${ratio(ratios[0])} to ${ratio(ratios[1])})`,
    bound(result, row.must),
    bound(result, row.goal),
    verdict(result),
    machine(result),
  ];
};

export const markdownTable = (results: ReadonlyArray<Result>) =>
  [headings, headings.map(() => "---"), ...results.map(cells)]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");

/** A result as soon as it is there. */
export const textLine = (result: Result) => {
  const [name, what, floor, product, ratios, must, goal, reached, state] = cells(result);
  return (
    `${name} ${what}\n   floor ${floor}, product ${product}, ` +
    `ratio ${ratios}; must ${must}, goal ${goal}: ${reached}; ${state}\n`
  );
};
