import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import {
  GroupId,
  type HoleNumber,
  type PlayerId,
  type RoundNumber,
  type TournamentId,
} from "../../domain/shared/values.ts";
import {
  changeGroup as change,
  createGroup as create,
  removeGroup as remove,
} from "../../domain/teeSheet/groups.ts";
import type { InAnotherGroup } from "../../domain/teeSheet/rejections.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TeeSheetStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { strangersAmong } from "../field/strangers.ts";
import { formerPlayer, People } from "../ports/People.ts";
import { explainGroupConflict } from "./explainGroupConflict.ts";
import { AlreadyGrouped } from "./refusals.ts";
import { type TeeTime, teeTimeOf } from "./teeTime.ts";

export interface GroupDetails {
  readonly name: string;
  readonly round: RoundNumber;
  readonly teeTime: TeeTime;
  /** In the order of their positions. */
  readonly playerIds: ReadonlyArray<PlayerId>;
  /** Null stands for the first hole of the course. */
  readonly startHole: HoleNumber | null;
}

/** The revision on which an edit is based. */
interface Basis {
  /** The revision that was edited, or null: then the last edit wins. */
  readonly basedOn: number | null;
  /** The group that the players leave, and its revision; null if no player changes groups. */
  readonly takesFrom: { readonly groupId: GroupId; readonly basedOn: number } | null;
}

interface OneGroup {
  readonly tournamentId: TournamentId;
  readonly groupId: GroupId;
}

/** The id follows from the command, so a retry creates nothing more. */
export const createGroup = Effect.fn("createGroup")(function* (
  tournamentId: TournamentId,
  details: GroupDetails,
  context: CommandContext,
) {
  const which = { tournamentId, groupId: GroupId.make(createdIdOf(context.commandId)) };
  const group = { ...which, ...(yield* withFacts(tournamentId, details)) };
  const { handle } = yield* TeeSheetStreams;
  const { position } = yield* handle(targets.teeSheet(tournamentId), context, (sheet) =>
    create(group, sheet),
  ).pipe(Effect.catchTag("InAnotherGroup", withNameOfPlayer));
  return { groupId: which.groupId, position };
});

/** A player who changes groups leaves one group and joins the other at the same moment. */
export const changeGroup = Effect.fn("changeGroup")(function* (
  which: OneGroup,
  details: GroupDetails,
  basis: Basis,
  context: CommandContext,
) {
  const group = { ...which, ...(yield* withFacts(which.tournamentId, details)), ...basis };
  const { handle } = yield* TeeSheetStreams;
  return yield* handle(targets.teeSheet(which.tournamentId), context, (sheet) =>
    change(group, sheet),
  ).pipe(
    Effect.catchTags({ InAnotherGroup: withNameOfPlayer, StaleGroupEdit: explainGroupConflict }),
  );
});

export const removeGroup = (which: OneGroup, context: CommandContext) =>
  TeeSheetStreams.use(({ handle }) =>
    handle(targets.teeSheet(which.tournamentId), context, (sheet) => remove(which, sheet)),
  );

const withFacts = Effect.fnUntraced(function* (tournamentId: TournamentId, details: GroupDetails) {
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { name, round, playerIds, startHole } = details;
  const teeTime = yield* teeTimeOf(tournament, round, details.teeTime);
  const notRegistered = yield* strangersAmong(tournamentId, playerIds);
  return { name, round, teeTime, playerIds, startHole, notRegistered };
});

const withNameOfPlayer = Effect.fnUntraced(function* ({ playerId }: InAnotherGroup) {
  const people = yield* People.use(({ named }) => named([playerId]));
  const { firstName, lastName } = people.get(playerId) ?? formerPlayer;
  return yield* new AlreadyGrouped({ player: `${firstName} ${lastName}` });
});
