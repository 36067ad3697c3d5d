import { Equal, Result } from "effect";
import { GROUP_SIZE } from "../golf/draw/groupSizes.ts";
import type { GroupId, PlayerId, TournamentId } from "../shared/values.ts";
import { TeeSheetEvent } from "./events.ts";
import {
  GroupIsEmpty,
  GroupNotFound,
  GroupOfStrangers,
  GroupTooLarge,
  InAnotherGroup,
  PlayerTwiceInGroup,
  StaleGroupEdit,
} from "./rejections.ts";
import { type Group, groupsIn, type TeeSheet } from "./teeSheet.ts";

const { GroupCreated, GroupChanged, GroupRemoved } = TeeSheetEvent.cases;

export const happened = (...events: ReadonlyArray<TeeSheetEvent>) =>
  Result.succeed<ReadonlyArray<TeeSheetEvent>>(events);

const nothing = happened();

interface WhichGroup {
  readonly tournamentId: TournamentId;
  readonly groupId: GroupId;
}

export interface CreateGroup
  extends Omit<typeof GroupCreated.Type, "_tag" | "startHole">,
    Pick<Group, "startHole"> {
  /** The players of the group who have no place in the field at the moment of the command. */
  readonly notRegistered: ReadonlyArray<PlayerId>;
}

export interface ChangeGroup extends CreateGroup {
  /** The revision that was edited, or null: then the last edit wins. */
  readonly basedOn: number | null;
  /** Another group that its players may leave; null if players may not change groups. */
  readonly takesFrom: { readonly groupId: GroupId; readonly basedOn: number } | null;
}

export const createGroup = (group: CreateGroup, sheet: TeeSheet) => {
  if (sheet.groups.has(group.groupId)) return nothing;
  const refusal = refusalOf(group, sheet);
  if (refusal) return Result.fail(refusal);
  return happened(GroupCreated.make(valuesOf(group)));
};

/**
 * A player who leaves another group does so at the same moment. If that group is empty afterwards,
 * it is removed.
 */
export const changeGroup = (group: ChangeGroup, sheet: TeeSheet) => {
  const { tournamentId, groupId, basedOn, takesFrom } = group;
  const present = sheet.groups.get(groupId);
  if (!present) return Result.fail(new GroupNotFound({ tournamentId, groupId }));
  if (basedOn !== null && basedOn !== present.revision) {
    return Result.fail(new StaleGroupEdit({ tournamentId, groupId, basedOn }));
  }
  const source = takesFrom && sourceOf(takesFrom.groupId, group, sheet);
  if (takesFrom && source?.revision !== takesFrom.basedOn) {
    return Result.fail(new StaleGroupEdit({ tournamentId, ...takesFrom }));
  }
  const refusal = refusalOf(group, sheet, source?.groupId);
  if (refusal) return Result.fail(refusal);
  if (isAlready(present, group)) return nothing;
  const changed = GroupChanged.make(valuesOf(group));
  return source ? happened(...without(source, group), changed) : happened(changed);
};

/** Players change groups within a round. */
const sourceOf = (sourceId: GroupId, { groupId, round }: ChangeGroup, sheet: TeeSheet) =>
  groupsIn(sheet, round).find((each) => each.groupId === sourceId && sourceId !== groupId);

/** The change of the group that its players left. */
const without = (source: Group, { tournamentId, playerIds }: ChangeGroup) => {
  const { groupId } = source;
  const staying = source.playerIds.filter((player) => !playerIds.includes(player));
  if (staying.length === source.playerIds.length) return [];
  if (staying.length === 0) return [GroupRemoved.make({ tournamentId, groupId })];
  return [GroupChanged.make(valuesOf({ ...source, tournamentId, playerIds: staying }))];
};

export const removeGroup = ({ tournamentId, groupId }: WhichGroup, sheet: TeeSheet) =>
  sheet.groups.has(groupId)
    ? happened(GroupRemoved.make({ tournamentId, groupId }))
    : Result.fail(new GroupNotFound({ tournamentId, groupId }));

const valuesOf = (group: Omit<CreateGroup, "notRegistered">) => {
  const { tournamentId, groupId, name, round, teeTime, playerIds, startHole } = group;
  const values = { tournamentId, groupId, name, round, teeTime, playerIds };
  return startHole === null ? values : { ...values, startHole };
};

const refusalOf = (
  { tournamentId, groupId, round, playerIds, notRegistered }: CreateGroup,
  sheet: TeeSheet,
  sourceId?: GroupId,
) => {
  const which = { tournamentId, groupId };
  if (playerIds.length === 0) return new GroupIsEmpty(which);
  if (playerIds.length > GROUP_SIZE) return new GroupTooLarge(which);
  if (new Set(playerIds).size < playerIds.length) return new PlayerTwiceInGroup(which);
  if (notRegistered.length > 0) {
    return new GroupOfStrangers({ ...which, playerIds: notRegistered });
  }
  const others = groupsIn(sheet, round).filter(
    (group) => group.groupId !== groupId && group.groupId !== sourceId,
  );
  const taken = new Set(others.flatMap((group) => group.playerIds));
  const playerId = playerIds.find((player) => taken.has(player));
  return playerId === undefined ? null : new InAnotherGroup({ ...which, round, playerId });
};

const isAlready = (present: Group, wanted: ChangeGroup) =>
  present.name === wanted.name &&
  present.round === wanted.round &&
  present.teeTime === wanted.teeTime &&
  present.startHole === wanted.startHole &&
  Equal.equals(present.playerIds, wanted.playerIds);
