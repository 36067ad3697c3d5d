import { parseArgs } from "node:util";

/** Durations in seconds, numbers of repetitions, and sizes. */
export interface Pace {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rounds: number;
  /** How many times larger a large installation is than a small one. */
  readonly growth: number;
  /** Viewers of one board at the same time. */
  readonly viewers: number;
  /** Whether the viewers look at the public board, without a session. */
  readonly isPublic: boolean;
}

const VIEWERS = 5000;
/** For published figures. */
const thorough: Pace = {
  warmUp: 3,
  seconds: 10,
  rounds: 5,
  growth: 100,
  viewers: VIEWERS,
  isPublic: false,
};
/** For a first impression. */
const quick: Pace = {
  warmUp: 1,
  seconds: 2,
  rounds: 3,
  growth: 10,
  viewers: VIEWERS,
  isPublic: false,
};

/** One sentence for the person who asked for something impossible. */
export class WrongOptions extends Error {}

/** The chosen rows, and how they are measured. The case of names does not matter. */
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
  const pace: Pace = { ...(values.quick ? quick : thorough), viewers, isPublic: values.public };
  return { names, pace, isProfiled: values.profile };
};

const parsed = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        quick: { type: "boolean", default: false },
        /** Writes CPU profiles of the product into the folder `dist/profiles`. */
        profile: { type: "boolean", default: false },
        /** A small machine gets fewer of them. */
        viewers: { type: "string" },
        public: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new WrongOptions((error as Error).message);
  }
};

const sameAs = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();
