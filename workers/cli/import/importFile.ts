import { existsSync } from "node:fs";
import path from "node:path";
import { Console, Effect, Result, Stream } from "effect";
import { readFileText } from "../files/readFileText.ts";
import { reportCaughtUp } from "../readModels/reportCaughtUp.ts";
import { countText } from "../terminal/countText.ts";
import { withProgressBar } from "../terminal/progressBar.ts";
import { faultText } from "./fault.ts";
import { importTournament, isImported } from "./importTournament.ts";
import { type ImportPlan, planImport } from "./plan.ts";
import { readTournamentFile } from "./readTournamentFile.ts";
import { summaryOf } from "./summary.ts";

/** Checks a whole file. It needs no database, so a wrong file does not open one. */
export const readPlan = Effect.fn("read the file")(function* (name: string, json: boolean) {
  const file = readTournamentFile(yield* readFileText(placeOf(name)));
  if (Result.isSuccess(file)) return planImport(file.success);

  const { faults } = file.failure;
  if (json) yield* Console.log(JSON.stringify({ faults }));
  else yield* Effect.forEach(faults, (fault) => Console.error(faultText(fault)));
  return yield* Effect.fail(file.failure);
});

/**
 * npm runs programs in the folder of the product, and passes on the folder in which it was called.
 */
const placeOf = (name: string) => {
  const called = path.resolve(process.env["INIT_CWD"] ?? "", name);
  return existsSync(called) ? called : name;
};

/** `address` is the address of the product for people. */
export const importPlan = Effect.fn("golf import")(function* (
  plan: ImportPlan,
  { json, address }: { readonly json: boolean; readonly address: string },
) {
  const wasHere = yield* isImported(plan);
  yield* importTournament(plan).pipe(
    (progress) => withProgressBar(progress, "steps"),
    Stream.runDrain,
  );

  const summary = yield* summaryOf(plan);
  const page = new URL(`/events/${summary.tournamentId}`, address).href;
  const isShown = yield* reportCaughtUp;
  if (json)
    return yield* Console.log(JSON.stringify({ ...summary, address: page, wasHere, isShown }));
  const { name, players, rounds, cards, cuts } = summary;
  const what = [countText(players, "player"), countText(rounds, "round"), countText(cards, "card")];
  const brought = [...what, countText(cuts, "cut")].join(", ");
  yield* Console.log(
    wasHere
      ? `"${name}" was imported before: nothing was added. ${page}`
      : `Imported "${name}": ${brought}. ${page}`,
  );
});
