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
  return Result.succeed([GroupCreated.make(valuesOf(command))]);
};

export const changeGroup = (command: ChangeGroup, sheet: TeeSheet): Decision => {
  const { tournamentId, groupId, basedOn } = command;
  const present = sheet.groups.get(groupId);
  if (!present) return Result.fail(new GroupNotFound({ tournamentId, groupId }));
  if (basedOn !== null && basedOn !== present.revision) {
    return Result.fail(new GroupEditedMeanwhile({ tournamentId, groupId, basedOn }));
  }
  const refusal = refusalOf(command, sheet);
  if (refusal) return Result.fail(refusal);
  if (isAlready(present, command)) return nothing;
  return Result.succeed([GroupChanged.make(valuesOf(command))]);
};

export const removeGroup = ({ tournamentId, groupId }: RemoveGroup, sheet: TeeSheet): Decision =>
  sheet.groups.has(groupId)
    ? Result.succeed([GroupRemoved.make({ tournamentId, groupId })])
    : Result.fail(new GroupNotFound({ tournamentId, groupId }));

const valuesOf = (command: CreateGroup | ChangeGroup) => {
  const { tournamentId, groupId, name, round, teeTime, playerIds } = command;
  return { tournamentId, groupId, name, round, teeTime, playerIds };
};

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
