import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import {
  GroupId,
  type PlayerId,
  type RoundNumber,
  type TournamentId,
} from "../../domain/shared/values.ts";
import { TeeSheetCommand } from "../../domain/teeSheet/commands.ts";
import type { InAnotherGroup } from "../../domain/teeSheet/rejections.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { strangersAmong } from "../field/strangers.ts";
import { formerPlayer, People } from "../ports/People.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { handleTeeSheet } from "./handleTeeSheet.ts";
import { AlreadyGrouped } from "./refusals.ts";
import { type TeeTime, teeTimeOf } from "./teeTime.ts";
import { tellWhoEditedGroup } from "./tellWhoEditedGroup.ts";

export interface GroupDetails {
  readonly name: string;
  readonly round: RoundNumber;
  readonly teeTime: TeeTime;
  /** In the order of their positions. */
  readonly playerIds: ReadonlyArray<PlayerId>;
}

interface OneGroup {
  readonly tournamentId: TournamentId;
  readonly groupId: GroupId;
}

const { CreateGroup, ChangeGroup, RemoveGroup } = TeeSheetCommand.cases;

/** Its id follows from the command, so a retry creates nothing more. */
export const createGroup = Effect.fn("createGroup")(function* (
  tournamentId: TournamentId,
  details: GroupDetails,
  context: CommandContext,
) {
  const which = { tournamentId, groupId: GroupId.make(createdIdOf(context.commandId)) };
  const command = CreateGroup.make({ ...which, ...(yield* withFacts(tournamentId, details)) });
  const { position } = yield* handleTeeSheet(command, context).pipe(
    Effect.catchTag("InAnotherGroup", nameThem),
  );
  return { groupId: which.groupId, position };
});

/** `basedOn` is the revision that was edited, or null: then the last edit wins. */
export const changeGroup = Effect.fn("changeGroup")(function* (
  which: OneGroup,
  details: GroupDetails,
  basedOn: number | null,
  context: CommandContext,
) {
  const facts = yield* withFacts(which.tournamentId, details);
  const command = ChangeGroup.make({ ...which, ...facts, basedOn });
  return yield* handleTeeSheet(command, context).pipe(
    Effect.catchTags({ InAnotherGroup: nameThem, GroupEditedMeanwhile: tellWhoEditedGroup }),
  );
});

export const removeGroup = (which: OneGroup, context: CommandContext) =>
  handleTeeSheet(RemoveGroup.make(which), context);

const withFacts = Effect.fnUntraced(function* (tournamentId: TournamentId, details: GroupDetails) {
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { name, round, playerIds } = details;
  const teeTime = yield* teeTimeOf(tournament, round, details.teeTime);
  const notRegistered = yield* strangersAmong(tournamentId, playerIds);
  return { name, round, teeTime, playerIds, notRegistered };
});

const nameThem = Effect.fnUntraced(function* ({ playerId }: InAnotherGroup) {
  const people = yield* People.use(({ named }) => named([playerId]));
  const { firstName, lastName } = people.get(playerId) ?? formerPlayer;
  return yield* new AlreadyGrouped({ player: `${firstName} ${lastName}` });
});
