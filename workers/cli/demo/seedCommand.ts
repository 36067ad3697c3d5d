import type { Command } from "commander";
import { Console, Effect, type ManagedRuntime } from "effect";
import { Refused } from "../refused.ts";
import { untilInterrupted } from "../terminal/interruption.ts";
import { demoLines } from "./demoLines.ts";
import { seedDemo } from "./seedDemo.ts";

type SeedServices = Effect.Services<ReturnType<typeof seedDemo>>;

interface Installation {
  readonly runtime: ManagedRuntime.ManagedRuntime<SeedServices, unknown>;
  readonly isProduction: Effect.Effect<boolean, unknown>;
}

export const registerSeedCommand = (program: Command, { runtime, isProduction }: Installation) =>
  program
    .command("seed")
    .description(
      "Add the demo: people, courses and events in every state; a second time adds nothing",
    )
    .option("--json", "print one JSON document for scripts", false)
    .action(async ({ json }: { json: boolean }) => {
      await Effect.runPromise(Effect.flatMap(isProduction, refuseIf));
      await untilInterrupted(
        "The demo was interrupted: the same command goes on from there, and adds nothing twice.",
        (signal) => runtime.runPromise(seed(json), { signal }),
      );
    });

const refuseIf = (isProduction: boolean) =>
  isProduction
    ? Effect.fail(new Refused({ message: "The demo is not for production." }))
    : Effect.void;

const seed = Effect.fn("golf seed")(function* (json: boolean) {
  const demo = yield* seedDemo();
  if (json) return yield* Console.log(JSON.stringify(demo));
  yield* Effect.forEach(demoLines(demo), (line) => Console.log(line), { discard: true });
});
