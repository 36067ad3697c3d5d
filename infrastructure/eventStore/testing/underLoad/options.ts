import { Command, InvalidArgumentError, Option } from "commander";
import type { Extent } from "./extent.ts";
import type { Place } from "./load.ts";

const stores = ["postgres", "eventstoredb"] as const satisfies ReadonlyArray<Place["kind"]>;

interface Given {
  readonly events?: number;
  readonly seconds?: number;
  readonly kills: number;
  readonly store?: Place["kind"];
}

const MILLION = 1_000_000;

/**
 * Reads the options of the command line. An impossible one fails with one sentence and a
 * `CommanderError`.
 */
export const readOptions = (
  args: ReadonlyArray<string>,
  complain = (sentence: string): void => void process.stderr.write(sentence),
) => {
  const { events, seconds, ...options } = new Command("correctnessUnderLoad")
    .description("32 writers that are killed, 3 readers: is each event there once and in order?")
    .option("--events <count>", `so many events (default: ${MILLION})`, wholeFrom(1))
    .addOption(
      new Option("--seconds <count>", "or as many events as are written in so many seconds")
        .argParser(wholeFrom(1))
        .conflicts("events"),
    )
    .option("--kills <count>", "kill processes of writers so often", wholeFrom(0), 20)
    .addOption(new Option("--store <name>", "this one only").choices(stores))
    .addHelpText("after", "\nExit codes: 0 all was well, 1 something was wrong, 2 used wrongly.")
    .configureOutput({ outputError: complain })
    .exitOverride()
    .parse(args, { from: "user" })
    .opts<Given>();
  const extent: Extent = seconds === undefined ? { events: events ?? MILLION } : { seconds };
  return {
    extent,
    kills: options.kills,
    stores: stores.filter((name) => name === (options.store ?? name)),
  };
};

const wholeFrom = (least: number) => (text: string) => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || !Number.isSafeInteger(number)) {
    throw new InvalidArgumentError(`It must be a whole number from ${least}.`);
  }
  return number;
};
