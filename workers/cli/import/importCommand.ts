import type { Command } from "commander";
import { Effect, type ManagedRuntime } from "effect";
import { untilInterrupted } from "../terminal/interruption.ts";
import { toTerminal } from "../terminal/terminal.ts";
import { importPlan, readPlan } from "./importFile.ts";

type ImportServices = Effect.Services<ReturnType<typeof importPlan>>;

interface Installation {
  readonly runtime: ManagedRuntime.ManagedRuntime<ImportServices, unknown>;
  /** The address of the product for people. */
  readonly address: Effect.Effect<string, unknown>;
}

export const registerImportCommand = (program: Command, { runtime, address }: Installation) =>
  program
    .command("import")
    .description("Import a published tournament: players, rounds, hole scores, cuts and play-offs")
    .argument("<file>", "such as workers/cli/import/examples/masters-2018.json")
    .option("--json", "print one JSON document for scripts", false)
    .action((file: string, { json }: { json: boolean }) =>
      untilInterrupted(interrupted, async (signal) => {
        const plan = await Effect.runPromise(toTerminal(readPlan(file, json)), { signal });
        const options = { json, address: await Effect.runPromise(address) };
        await runtime.runPromise(importPlan(plan, options), { signal });
      }),
    );

const interrupted =
  "The import was interrupted: the same command goes on from there, and adds nothing twice.";
