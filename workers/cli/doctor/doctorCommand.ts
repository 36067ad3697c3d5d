import type { Command } from "commander";
import { Console, Effect, Predicate } from "effect";
import { advice, type Finding, wrong } from "../../../application/ports/Finding.ts";
import { Refused } from "../refused.ts";
import { countText } from "../terminal/countText.ts";
import { toTerminal } from "../terminal/terminal.ts";

interface Place {
  readonly findings: ReadonlyArray<Finding>;
  readonly isInstalled: boolean;
  readonly isProduction: boolean;
}

/** Each check fails with the reason that stops it. */
export interface Checks {
  /** Checks before any store is opened. */
  readonly around: () => Promise<Place>;
  readonly stores: () => Promise<ReadonlyArray<Finding>>;
  readonly installation: (isProduction: boolean) => Promise<ReadonlyArray<Finding>>;
  readonly queue: () => Promise<ReadonlyArray<Finding>>;
  /** One sentence with the reason of a failure. */
  readonly sentence: (error: unknown) => string;
}

/** `golf doctor`: the questions that an expert would ask first, each with advice. */
export const registerDoctorCommand = (program: Command, checks: Checks) =>
  program
    .command("doctor")
    .description("Look at everything that may be wrong, and say what to do; changes nothing")
    .option("--json", "print one JSON document for scripts", false)
    .addHelpText("after", exitCodes)
    .action(({ json }: { readonly json: boolean }) =>
      Effect.runPromise(toTerminal(doctor(checks, json))),
    );

const exitCodes = `
Exit codes: 0 nothing is wrong (there may be advice), 1 something is wrong, 2 used wrongly.`;

const doctor = Effect.fn("golf doctor")(function* (checks: Checks, json: boolean) {
  const findings = yield* Effect.promise(() => everything(checks));
  if (json) yield* Console.log(JSON.stringify(findings));
  else yield* Effect.forEach(findings, (finding) => Console.log(lineOf(finding)));
  const many = findings.filter(({ state }) => state === "wrong").length;
  if (many > 0) {
    return yield* new Refused({
      message: `${countText(many, "thing")} must be mended: each line that begins with "wrong" says how.`,
    });
  }
});

/** If a part cannot be opened, this is one finding, and the checks that need it are left out. */
const everything = async (checks: Checks): Promise<ReadonlyArray<Finding>> => {
  const findings: Array<Finding> = [];
  const check = async (what: string, todo: string, at: () => Promise<ReadonlyArray<Finding>>) => {
    try {
      findings.push(...(await at()));
      return true;
    } catch (error) {
      const isMissing = Predicate.isTagged(error, "NotInstalled");
      findings.push(isMissing ? nothingYet : wrong(what, checks.sentence(error), todo));
      return false;
    }
  };
  let place: Place | undefined;
  await check("settings", "Correct it where the variables are set.", async () => {
    place = await checks.around();
    return place.findings;
  });
  if (place === undefined) return findings;
  if (!place.isInstalled) return [...findings, nothingYet];
  const { isProduction } = place;
  if (!(await check("database", seeOperations, checks.stores))) return findings;
  await check("installation", seeOperations, () => checks.installation(isProduction));
  await check("queue", "See that the server of REDIS_URL runs.", checks.queue);
  return findings;
};

const seeOperations = '"When the start is refused" in docs/operations.md has this sentence.';

const nothingYet = advice(
  "installation",
  "There is none here yet.",
  "npm start makes one; or see whether DATA_DIR is right.",
);

const lineOf = ({ state, what, says, todo }: Finding) =>
  [state, what, says, ...(todo === null ? [] : [`To do: ${todo}`])].join("\t");
