import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Console, Effect, Result, Stream } from "effect";
import { faultText } from "../../application/import/fault.ts";
import { importTournament, isImported } from "../../application/import/importTournament.ts";
import { type ImportPlan, planImport } from "../../application/import/plan.ts";
import { readTournamentFile } from "../../application/import/readTournamentFile.ts";
import { summaryOf } from "../../application/import/summary.ts";
import { printable } from "./printable.ts";
import { withProgressBar } from "./progressBar.ts";

/** Looks at a file as a whole. It needs nothing else, so that a wrong one opens no database. */
export const readPlan = Effect.fn("read the file")(function* (name: string, json: boolean) {
  const text = yield* Effect.tryPromise({
    try: () => readFile(placeOf(name), "utf8"),
    catch: (cause) => cause,
  });
  const file = readTournamentFile(text);
  if (Result.isSuccess(file)) return planImport(file.success);

  const { faults } = file.failure;
  if (json) yield* Console.log(JSON.stringify({ faults }));
  else yield* Effect.forEach(faults, (fault) => Console.error(printable(faultText(fault))));
  return yield* Effect.fail(file.failure);
});

/** npm runs programs in the folder of the product, and tells where it was called. */
const placeOf = (name: string) => {
  const called = path.resolve(process.env["INIT_CWD"] ?? "", name);
  return existsSync(called) ? called : name;
};

/** `address` is where people reach the product. */
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
  if (json) return yield* Console.log(JSON.stringify({ ...summary, address: page, wasHere }));
  const { name, players, rounds, cards, cuts } = summary;
  const what = [counted(players, "player"), counted(rounds, "round"), counted(cards, "card")];
  const brought = [...what, counted(cuts, "cut")].join(", ");
  yield* Console.log(
    wasHere
      ? `"${name}" was imported before: nothing was added. ${page}`
      : `Imported "${name}": ${brought}. ${page}`,
  );
});

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
