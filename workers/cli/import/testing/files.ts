import { readFileSync } from "node:fs";
import { Result } from "effect";
import { readTournamentFile } from "../readTournamentFile.ts";

export const published = (name: string) =>
  readFileSync(`workers/cli/import/examples/${name}.json`, "utf8");

export const fileOf = (text: string) => Result.getOrThrow(readTournamentFile(text));
