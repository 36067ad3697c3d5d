import { randomUUID } from "node:crypto";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Addition } from "../../../application/ports/LookupUpkeep.ts";
import { LookupId } from "../../../domain/shared/values.ts";

interface Common {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly sortOrder?: number;
  readonly json: boolean;
}
type Structure = Common & { readonly playersPerGroup: number; readonly teamPlay: boolean };
type Format = Common & { readonly structures: string; readonly handicaps: boolean };
type Metric = Common & {
  readonly appliesTo: string;
  readonly requiresHandicap: boolean;
  readonly ranking: "asc" | "desc";
};
type Container = Common & {
  readonly multipleRounds: boolean;
  readonly series: boolean;
  readonly days: number;
};

type Add = (additionAt: (sortOrder: number) => Addition, options: Common) => Promise<void>;

/** One subcommand for each list, because each list needs different values. */
export const registerAddition = (command: Command, add: Add) => {
  const word = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .requiredOption("--code <code>", "1 to 10 characters, unique in its list")
      .requiredOption("--name <name>")
      .requiredOption("--description <text>")
      .option("--sort-order <number>", "its place; the last without it", asWhole)
      .option("--json", "print one JSON document for scripts", false);

  word("structure", "Who plays together")
    .requiredOption("--players-per-group <number>", "at least 1", asWhole)
    .option("--team-play", "teams may play it", false)
    .action((options: Structure) =>
      add((sortOrder) => {
        const { playersPerGroup, teamPlay: allowsTeamPlay } = options;
        const item = { ...itemOf(options, sortOrder), playersPerGroup, allowsTeamPlay };
        return { list: "participant structure", item };
      }, options),
    );
  word("format", "How it is played")
    .requiredOption("--structures <codes>", "compatible structures, with commas between them")
    .option("--no-handicaps", "handicaps are not usual")
    .action((options: Format) =>
      add((sortOrder) => {
        const compatibleStructures = codesIn(options.structures);
        const own = { compatibleStructures, typicallyUsesHandicaps: options.handicaps };
        return { list: "play format", item: { ...itemOf(options, sortOrder), ...own } };
      }, options),
    );
  word("metric", "What is counted")
    .requiredOption("--applies-to <text>", "up to 200 characters")
    .option("--requires-handicap", "it counts strokes less those received", false)
    .addOption(
      new Option("--ranking <direction>", "asc: the lowest leads")
        .choices(["asc", "desc"])
        .default("asc"),
    )
    .action((options: Metric) =>
      add((sortOrder) => {
        const { appliesTo, requiresHandicap, ranking: rankingDirection } = options;
        const own = { appliesTo, requiresHandicap, rankingDirection };
        return { list: "scoring metric", item: { ...itemOf(options, sortOrder), ...own } };
      }, options),
    );
  word("container", "What the event belongs to")
    .option("--no-multiple-rounds", "it has one round")
    .option("--series", "events follow each other in it", false)
    .option("--days <number>", "how long it usually is, at least 1", asWhole, 1)
    .action((options: Container) =>
      add((sortOrder) => {
        const { multipleRounds: supportsMultipleRounds, series: supportsSeriesPlay } = options;
        const own = { supportsMultipleRounds, supportsSeriesPlay };
        const typical = { ...own, typicalDurationDays: options.days };
        return {
          list: "competition container",
          item: { ...itemOf(options, sortOrder), ...typical },
        };
      }, options),
    );
};

const itemOf = ({ code, name, description }: Common, sortOrder: number) => ({
  ...{ id: LookupId.make(randomUUID()), code: code.trim(), name: name.trim() },
  ...{ description: description.trim(), sortOrder },
});

const codesIn = (text: string) => [
  ...new Set(
    text
      .split(",")
      .map((code) => code.trim())
      .filter((code) => code !== ""),
  ),
];

const asWhole = (text: string) => {
  if (!/^-?\d{1,9}$/u.test(text)) throw new InvalidArgumentError("It is a whole number.");
  return Number(text);
};
