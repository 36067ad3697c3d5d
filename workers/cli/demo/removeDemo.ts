import { Effect } from "effect";
import { archiveAdministrator } from "../../../application/accounts/archiveAdministrator.ts";
import { archivePlayer } from "../../../application/accounts/playerAccounts.ts";
import type { CommandContext } from "../../../application/commands/streamHandler.ts";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { archiveTournament } from "../../../application/tournament/archiveTournament.ts";
import { commandIdOf } from "../../../domain/shared/derivedIds.ts";
import { demoEvents } from "./demoEvents.ts";
import { demoPeople, isInUse } from "./demoPeople.ts";
import { demoTournamentId } from "./demoTournament.ts";

/** The parts of the demo that are still visible or can still sign in. */
export type DemoContents = Effect.Success<typeof demoContents>;

export const demoContents = Effect.gen(function* () {
  const { players, administrators } = yield* demoPeople;
  const tournaments = yield* Effect.forEach(Object.values(demoEvents), tournamentOf);
  return {
    players: players.filter(isInUse),
    administrators: administrators.filter(isInUse),
    tournaments: tournaments.flat().filter(({ isArchived }) => !isArchived),
  };
});

const tournamentOf = (event: (typeof demoEvents)[keyof typeof demoEvents]) =>
  TournamentFacts.use(({ tournament }) => tournament(demoTournamentId(event))).pipe(
    Effect.map((found) => [found]),
    Effect.catchTag("TournamentNotFound", () => Effect.succeed([])),
  );

/**
 * Archives people and events, administrators first. After an interruption, the next run continues.
 */
export const removeDemo = Effect.fn("removeDemo")(function* (
  { players, administrators, tournaments }: DemoContents,
  context: CommandContext,
) {
  yield* Effect.forEach(administrators, ({ id }) => archiveAdministrator(id, context));
  yield* Effect.forEach(players, ({ id }) => archivePlayer(id, context));
  yield* Effect.forEach(tournaments, ({ tournamentId }) => {
    const key = `${context.commandId} ${tournamentId}`;
    const commandId = commandIdOf(context.actor, "demo remove", key);
    return archiveTournament(tournamentId, { ...context, commandId });
  });
});
