import { Context, Layer } from "effect";
import type { MatchCommand } from "../../domain/match/commands.ts";
import { matchDecider } from "../../domain/match/decider.ts";
import { MatchEvent } from "../../domain/match/events.ts";
import type { Match } from "../../domain/match/match.ts";
import type { MatchRejection } from "../../domain/match/rejections.ts";
import { streams } from "../../domain/shared/streams.ts";
import { type CommandContext, type CommandHandler, commandHandler } from "../commandHandler.ts";

/** One per process, because it remembers the matches in play. */
export class HandleMatch extends Context.Service<
  HandleMatch,
  CommandHandler<MatchCommand, Match, MatchRejection>
>()("golf/application/match/HandleMatch") {
  static readonly layer = Layer.effect(
    HandleMatch,
    commandHandler({
      decider: matchDecider,
      event: MatchEvent,
      schemaVersion: 1,
      target: ({ matchId, tournamentId }) => ({ stream: streams.match(matchId), tournamentId }),
    }),
  );
}

export const handleMatch = (command: MatchCommand, context: CommandContext) =>
  HandleMatch.use(({ handle }) => handle(command, context));
