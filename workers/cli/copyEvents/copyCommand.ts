import type { Command } from "commander";
import { Console, Effect, type Scope } from "effect";
import { EventCopy } from "../../../application/ports/EventCopy.ts";
import { Refused } from "../refused.ts";
import { hideAddresses } from "../terminal/hideAddresses.ts";
import { untilInterrupted } from "../terminal/interruption.ts";
import { openProgressBar } from "../terminal/progressBar.ts";
import { printableLines, toTerminal } from "../terminal/terminal.ts";
import { copyEvents } from "./copyEvents.ts";
import { wrongAddress } from "./wrongAddress.ts";

/** Addresses of stores; null is the PostgreSQL of this installation. */
interface Ends {
  readonly from: string | null;
  readonly to: string | null;
}

interface Options {
  readonly from?: string;
  readonly to?: string;
  readonly json: boolean;
}

interface Opening {
  readonly open: (ends: Ends) => Effect.Effect<EventCopy["Service"], unknown, Scope.Scope>;
  readonly isAddress: (text: string) => boolean;
}

const help = `
The product must be stopped meanwhile. Ids, types, metadata and recorded times are kept, positions are
the target's own. Cut off, the same command goes on; a second time it copies nothing. At the end both
are compared by count and by a hash over all events.

Exit codes: 0 both stores hold the same, 1 refused or failed (one sentence says why), 2 used wrongly.`;

export const registerCopyCommand = (program: Command, opening: Opening) => {
  // Commander's message about a wrong argument would print all of it.
  const address = (option: string) => (text: string) => {
    if (opening.isAddress(text)) return text;
    return command.error(`error: ${wrongAddress(option, text, opening.isAddress)}`);
  };
  const command: Command = program
    .command("copy-events")
    .description("Copy all events from one event store to another, in order, and compare them")
    .option(
      "--from <url>",
      "postgres://... or esdb://...; without it, the database of this installation",
      address("--from"),
    )
    .option("--to <url>", "the same", address("--to"))
    .option("--json", "print one JSON document for scripts", false)
    .addHelpText("after", help)
    .configureOutput({
      outputError: (text, write) => write(printableLines(hideAddresses(text))),
    })
    .action(async ({ from: source, to: target, json }: Options) => {
      const from = source ?? null;
      const to = target ?? null;
      const isPostgres = (url: string | null) => url?.startsWith("postgres") ?? true;
      if (from === to) command.error("error: say --from or --to, and not twice the same");
      if (!isPostgres(from) && !isPostgres(to)) {
        command.error(
          "error: one of the two must be a PostgreSQL; EventStoreDB has its own backups",
        );
      }
      const copying = toTerminal(Effect.scoped(copy(opening.open({ from, to }), json)));
      await untilInterrupted(interrupted, (signal) => Effect.runPromise(copying, { signal }));
    });
};

const interrupted = "The copy was interrupted: the same command goes on from there.";

const copy = Effect.fn("golf copy-events")(function* <E>(
  opened: Effect.Effect<EventCopy["Service"], E, Scope.Scope>,
  json: boolean,
) {
  const stores = yield* opened;
  const onProgress = yield* openProgressBar("steps");
  const copied = yield* copyEvents(onProgress).pipe(
    Effect.provideService(EventCopy, stores),
    Effect.catchTags({
      StreamMoved: ({ stream }) => refuse(`Somebody else writes to ${stream} of the target`),
      EventTooLarge: ({ message }) => Effect.fail(new Refused({ message })),
      EventStoreUnavailable: ({ cause }) =>
        refuse(`A store went away in the middle (${reasonOf(cause)})`),
    }),
  );
  if (json) return yield* Console.log(JSON.stringify(copied));
  const { events, added, sha256 } = copied;
  const what = added === 0 ? "Nothing was missing" : `Copied ${added} events`;
  yield* Console.log(`${what}: both stores hold the same ${events} events (sha256 ${sha256}).`);
});

const refuse = (why: string) =>
  Effect.fail(new Refused({ message: `${why}. The same command goes on from there.` }));

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
