import type { Command } from "commander";
import type { Effect, ManagedRuntime } from "effect";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { asTournamentId } from "../tournamentId.ts";
import { listCards } from "./listCards.ts";
import { listTournaments } from "./listTournaments.ts";

type EventsServices = Effect.Services<ReturnType<typeof listCards | typeof listTournaments>>;

interface Json {
  readonly json: boolean;
}

/** `golf events` and `golf cards`: the ids that other commands ask for. */
export const registerEventsCommands = (
  program: Command,
  runtime: ManagedRuntime.ManagedRuntime<EventsServices, unknown>,
) => {
  program
    .command("events")
    .description("Tournaments")
    .command("list")
    .description("Show the events with their ids")
    .option("--all", "those that were archived too", false)
    .option("--json", "print one JSON document for scripts", false)
    .action((options: Json & { readonly all: boolean }) =>
      runtime.runPromise(listTournaments(options)),
    );
  program
    .command("cards")
    .description("Scorecards")
    .command("list")
    .description("Show the cards of an event that are begun, with their ids")
    .argument("<event id>", "as golf events list shows it", asTournamentId)
    .option("--json", "print one JSON document for scripts", false)
    .action((id: TournamentId, { json }: Json) => runtime.runPromise(listCards(id, json)));
};
