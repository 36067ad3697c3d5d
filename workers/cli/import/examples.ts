import type { FileStatus } from "./fileFields.ts";
import { sumOf } from "./tournamentFile.ts";

/** Invented tournaments, so that a test shows only the values that matter to it. */
export const nine = [4, 4, 3, 4, 4, 4, 3, 4, 5];
export const pars = [...nine, ...nine];

export const player = (
  name: string,
  rounds: ReadonlyArray<number>,
  status: FileStatus = "finished",
  fields: object = {},
) => ({ player: name, rounds, total: sumOf(rounds), status, ...fields });

export const missedCut = (name: string, rounds: ReadonlyArray<number>) =>
  player(name, rounds, "missed cut");

export const missedSecondCut = (name: string, rounds: ReadonlyArray<number>) =>
  player(name, rounds, "made cut, did not finish (secondary cut)");

export const withdrawn = (name: string, rounds: ReadonlyArray<number>) =>
  player(name, rounds, "withdrawn");

export const textOf = (
  event: string,
  players: ReadonlyArray<unknown>,
  fields: object = {},
): string =>
  JSON.stringify({
    kind: "tournament leaderboard",
    event,
    course: "Heath of Nowhere",
    par: 70,
    parPerHole: pars,
    players,
    ...fields,
  });
