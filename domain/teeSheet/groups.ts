import { Equal, Result } from "effect";
import type { GroupId, PlayerId, TournamentId } from "../shared/values.ts";
import { TeeSheetEvent } from "./events.ts";
import {
  GroupEditedMeanwhile,
  GroupIsEmpty,
  GroupNotFound,
  GroupOfStrangers,
  GroupTooLarge,
  InAnotherGroup,
  PlayerTwiceInGroup,
} from "./rejections.ts";
import { type Group, groupsIn, type TeeSheet } from "./teeSheet.ts";

const { GroupCreated, GroupChanged, GroupRemoved } = TeeSheetEvent.cases;

/** How many tee off together at most. */
export const GROUP_SIZE = 4;

export const happened = (...events: ReadonlyArray<TeeSheetEvent>) =>
  Result.succeed<ReadonlyArray<TeeSheetEvent>>(events);

const nothing = happened();

interface WhichGroup {
  readonly tournamentId: TournamentId;
  readonly groupId: GroupId;
}

export interface CreateGroup extends Omit<typeof GroupCreated.Type, "_tag"> {
  /** Its players who have no place in the field at the moment of the command. */
  readonly notRegistered: ReadonlyArray<PlayerId>;
}

export interface ChangeGroup extends CreateGroup {
  /** The revision that was edited, or null: then the last edit wins. */
  readonly basedOn: number | null;
}

export const createGroup = (group: CreateGroup, sheet: TeeSheet) => {
  if (sheet.groups.has(group.groupId)) return nothing;
  const refusal = refusalOf(group, sheet);
  if (refusal) return Result.fail(refusal);
  return happened(GroupCreated.make(valuesOf(group)));
};

export const changeGroup = (group: ChangeGroup, sheet: TeeSheet) => {
  const { tournamentId, groupId, basedOn } = group;
  const present = sheet.groups.get(groupId);
  if (!present) return Result.fail(new GroupNotFound({ tournamentId, groupId }));
  if (basedOn !== null && basedOn !== present.revision) {
    return Result.fail(new GroupEditedMeanwhile({ tournamentId, groupId, basedOn }));
  }
  const refusal = refusalOf(group, sheet);
  if (refusal) return Result.fail(refusal);
  if (isAlready(present, group)) return nothing;
  return happened(GroupChanged.make(valuesOf(group)));
};

export const removeGroup = ({ tournamentId, groupId }: WhichGroup, sheet: TeeSheet) =>
  sheet.groups.has(groupId)
    ? happened(GroupRemoved.make({ tournamentId, groupId }))
    : Result.fail(new GroupNotFound({ tournamentId, groupId }));

const valuesOf = ({ tournamentId, groupId, name, round, teeTime, playerIds }: CreateGroup) => {
  return { tournamentId, groupId, name, round, teeTime, playerIds };
};

const refusalOf = (
  { tournamentId, groupId, round, playerIds, notRegistered }: CreateGroup,
  sheet: TeeSheet,
) => {
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
