/** How long and how often, in seconds. */
export interface Pace {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly isQuick: boolean;
}

/** What figures are published from. */
const thorough: Pace = { warmUp: 3, seconds: 10, rounds: 5, isQuick: false };
/** To see where things are going. */
const quick: Pace = { warmUp: 1, seconds: 2, rounds: 3, isQuick: true };

const QUICK = "--quick";
/** Writes the table into docs/performance.md. */
const MARKDOWN = "--markdown";
/** Leaves a CPU profile of the product in the folder `dist/profiles`. */
const PROFILE = "--profile";

/** One sentence for whoever asked for what cannot be done. */
export class WrongOptions extends Error {}

/** Which of `rows`, and how. Their names may be written in any case. */
export const readOptions = (args: ReadonlyArray<string>, rows: ReadonlyArray<string>) => {
  const options = args.filter(isOption);
  refuseUnknown("option", options, [QUICK, MARKDOWN, PROFILE]);
  const names = args.filter((arg) => !isOption(arg)).map((arg) => rows.find(sameAs(arg)) ?? arg);
  refuseUnknown("row", names, rows);

  const pace = options.includes(QUICK) ? quick : thorough;
  const markdown = options.includes(MARKDOWN);
  if (markdown && (names.length > 0 || pace.isQuick)) {
    throw new WrongOptions(
      "--markdown writes the table of one whole run: leave out the rows and --quick.",
    );
  }
  return { names, pace, markdown, profile: options.includes(PROFILE) };
};

const isOption = (arg: string) => arg.startsWith("-");

const sameAs = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();

const refuseUnknown = (
  what: "option" | "row",
  given: ReadonlyArray<string>,
  known: ReadonlyArray<string>,
) => {
  const unknown = given.filter((one) => !known.includes(one));
  if (unknown.length === 0) return;
  throw new WrongOptions(
    `There is no ${what} ${unknown.join(" or ")}: there are ${known.join(", ")}.`,
  );
};
