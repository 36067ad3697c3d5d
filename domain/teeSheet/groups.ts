import { Equal, Result } from "effect";
import type { ChangeGroup, CreateGroup, RemoveGroup } from "./commands.ts";
import { TeeSheetEvent } from "./events.ts";
import {
  GroupEditedMeanwhile,
  GroupIsEmpty,
  GroupNotFound,
  GroupOfStrangers,
  GroupTooLarge,
  InAnotherGroup,
  PlayerTwiceInGroup,
  type TeeSheetRejection,
} from "./rejections.ts";
import { type Group, groupsIn, type TeeSheet } from "./teeSheet.ts";

export type Decision = Result.Result<ReadonlyArray<TeeSheetEvent>, TeeSheetRejection>;

const { GroupCreated, GroupChanged, GroupRemoved } = TeeSheetEvent.cases;

/** How many tee off together at most. */
export const GROUP_SIZE = 4;

const nothing: Decision = Result.succeed([]);

export const createGroup = (command: CreateGroup, sheet: TeeSheet): Decision => {
  if (sheet.groups.has(command.groupId)) return nothing;
  const refusal = refusalOf(command, sheet);
  if (refusal) return Result.fail(refusal);
  const { _tag, notRegistered, ...group } = command;
  return Result.succeed([GroupCreated.make(group)]);
};

export const changeGroup = (command: ChangeGroup, sheet: TeeSheet): Decision => {
  const { _tag, notRegistered, basedOn, ...group } = command;
  const { tournamentId, groupId } = group;
  const present = sheet.groups.get(groupId);
  if (!present) return Result.fail(new GroupNotFound({ tournamentId, groupId }));
  if (basedOn !== null && basedOn < present.revision) {
    return Result.fail(new GroupEditedMeanwhile({ tournamentId, groupId, basedOn }));
  }
  const refusal = refusalOf(command, sheet);
  if (refusal) return Result.fail(refusal);
  return isAlready(present, command) ? nothing : Result.succeed([GroupChanged.make(group)]);
};

export const removeGroup = ({ tournamentId, groupId }: RemoveGroup, sheet: TeeSheet): Decision =>
  sheet.groups.has(groupId)
    ? Result.succeed([GroupRemoved.make({ tournamentId, groupId })])
    : Result.fail(new GroupNotFound({ tournamentId, groupId }));

const refusalOf = (
  { tournamentId, groupId, round, playerIds, notRegistered }: CreateGroup | ChangeGroup,
  sheet: TeeSheet,
): TeeSheetRejection | null => {
  const which = { tournamentId, groupId };
  if (playerIds.length === 0) return new GroupIsEmpty(which);
  if (playerIds.length > GROUP_SIZE) return new GroupTooLarge(which);
  if (new Set(playerIds).size < playerIds.length) return new PlayerTwiceInGroup(which);
  if (notRegistered.length > 0) {
    return new GroupOfStrangers({ ...which, playerIds: notRegistered });
  }
  const others = groupsIn(sheet, round).filter((group) => group.groupId !== groupId);
  const taken = new Set(others.flatMap((group) => group.playerIds));
  const playerId = playerIds.find((player) => taken.has(player));
  return playerId === undefined ? null : new InAnotherGroup({ ...which, round, playerId });
};

const isAlready = (present: Group, wanted: ChangeGroup) =>
  present.name === wanted.name &&
  present.round === wanted.round &&
  present.teeTime === wanted.teeTime &&
  Equal.equals(present.playerIds, wanted.playerIds);
