import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { type PlayerId, TeamId, type TournamentId } from "../../domain/shared/values.ts";
import { disbandTeam as disband, formTeam as form } from "../../domain/teams/decisions.ts";
import type { TeamKind } from "../../domain/teams/events.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TeamStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { indexesInField } from "../field/indexesInField.ts";
import { strangersAmong } from "../field/strangers.ts";

interface NewTeam {
  readonly tournamentId: TournamentId;
  readonly name: string;
  readonly kind: TeamKind;
  /** If all members share one ball, the first one keeps the card. */
  readonly playerIds: ReadonlyArray<PlayerId>;
}

/** The id follows from the command, so a retry forms nothing more. */
export const formTeam = Effect.fn("formTeam")(function* (team: NewTeam, context: CommandContext) {
  const teamId = TeamId.make(createdIdOf(context.commandId));
  const notRegistered = yield* strangersAmong(team.tournamentId, team.playerIds);
  const field = yield* TournamentFacts.use((facts) => facts.field(team.tournamentId, noAge));
  const indexOf = yield* indexesInField(field, team.playerIds);
  const handicapIndexes = team.playerIds.map((id) => indexOf(id) ?? 0);
  const { handle } = yield* TeamStreams;
  const { position } = yield* handle(targets.teams(team.tournamentId), context, (teams) =>
    form({ ...team, teamId, handicapIndexes, notRegistered }, teams),
  );
  return { teamId, position };
});

export const disbandTeam = (
  team: { readonly tournamentId: TournamentId; readonly teamId: TeamId },
  context: CommandContext,
) =>
  TeamStreams.use(({ handle }) =>
    handle(targets.teams(team.tournamentId), context, (teams) => disband(team, teams)),
  );
