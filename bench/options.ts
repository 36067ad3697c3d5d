import { parseArgs } from "node:util";

/** How long and how often, in seconds, and how much of everything. */
export interface Pace {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rounds: number;
  /** How many times the data of a small installation a large one has. */
  readonly growth: number;
  /** Of one board, at once. */
  readonly viewers: number;
}

const VIEWERS = 5000;
/** What figures are published from. */
const thorough: Pace = { warmUp: 3, seconds: 10, rounds: 5, growth: 100, viewers: VIEWERS };
/** To see where things are going. */
const quick: Pace = { warmUp: 1, seconds: 2, rounds: 3, growth: 10, viewers: VIEWERS };

/** One sentence for whoever asked for what cannot be done. */
export class WrongOptions extends Error {}

/** Which of `rows`, and how. Their names may be written in any case. */
export const readOptions = (args: ReadonlyArray<string>, rows: ReadonlyArray<string>) => {
  const { values, positionals } = parsed(args);
  const names = positionals.map((name) => rows.find(sameAs(name)) ?? name);
  const unknown = names.filter((name) => !rows.includes(name));
  if (unknown.length > 0) {
    throw new WrongOptions(
      `There is no row ${unknown.join(" or ")}: there are ${rows.join(", ")}.`,
    );
  }
  const viewers = Number(values.viewers ?? VIEWERS);
  if (!Number.isInteger(viewers) || viewers < 1) {
    throw new WrongOptions(`--viewers must be a whole number from 1 on, not ${values.viewers}.`);
  }
  const pace: Pace = { ...(values.quick ? quick : thorough), viewers };
  return { names, pace, isProfiled: values.profile };
};

const parsed = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        quick: { type: "boolean", default: false },
        /** Leaves CPU profiles of the product in the folder `dist/profiles`. */
        profile: { type: "boolean", default: false },
        /** Fewer of them on a small machine. */
        viewers: { type: "string" },
      },
    });
  } catch (error) {
    throw new WrongOptions((error as Error).message);
  }
};

const sameAs = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();
