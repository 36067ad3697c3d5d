import { Order } from "effect";
import { fieldChanges } from "../../domain/field/events.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { GroupId, RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import type { TeeSheetEvent } from "../../domain/teeSheet/events.ts";
import type { Handlers } from "../engine/dispatch.ts";
import { projection, type Reader } from "../engine/projection.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { GroupTables } from "./tables.ts";
import { groupTables } from "./tables.ts";

const { upsert } = tablesOf<GroupTables>();

type Group = GroupTables["golf_group"];

/** The changes that events make to groups, for rows in tables and for folds in memory. */
interface GroupChanges {
  readonly groups: Array<Group>;
  readonly removed: Array<Recorded<Removed>>;
}

type Removed = Extract<TeeSheetEvent, { readonly _tag: "GroupRemoved" }>;
type Written = Extract<TeeSheetEvent, { readonly _tag: "GroupCreated" | "GroupChanged" }>;

const write = ({ groups }: GroupChanges, recorded: Recorded<Written>) =>
  groups.push(rowOf(recorded, recorded.event));

export const noGroupChanges = (): GroupChanges => ({ groups: [], removed: [] });

export const groupHandlers: Handlers<GroupChanges> = {
  GroupCreated: write,
  GroupChanged: write,
  GroupRemoved: ({ removed }, recorded) => removed.push(recorded),
  TeeSheetDrawn: (changes, recorded) => {
    for (const group of recorded.event.groups) {
      changes.groups.push(rowOf(recorded, { ...recorded.event, ...group }));
    }
  },
};

/** The groups and their tee times. */
export const groups = projection({
  name: "groups",
  version: 5,
  tables: groupTables,

  collect: noGroupChanges,
  handles: groupHandlers,

  // A player who is no longer in the field leaves the place free.
  alsoMovedBy: fieldChanges,

  write: async ({ groups, removed }, read) =>
    upsert(
      "golf_group",
      ["group_id"],
      [...groups, ...(await withoutRemoved(read, groups, removed))],
    ),
});

interface Details {
  readonly tournamentId: TournamentId;
  readonly groupId: GroupId;
  readonly name: string;
  readonly round: RoundNumber;
  readonly teeTime: Group["tee_time"];
  readonly playerIds: Group["player_ids"];
  readonly startHole?: Group["start_hole"];
}

const rowOf = ({ revision, position }: Recorded, group: Details): Group => ({
  group_id: group.groupId,
  tournament_id: group.tournamentId,
  name: group.name,
  round: group.round,
  tee_time: group.teeTime,
  player_ids: group.playerIds,
  start_hole: group.startHole ?? null,
  is_removed: false,
  revision,
  position,
});

/** The groups at the end, by round and tee time. */
export const foldGroups = ({ groups, removed }: GroupChanges): ReadonlyArray<Group> => {
  const rows = [...groups, ...removedAmong(groups, removed)];
  const present = [...new Map(rows.map((row) => [row.group_id, row])).values()].filter(
    (row) => !row.is_removed,
  );
  const inOrder = Order.combineAll<Group>([
    Order.mapInput(Order.Number, (row) => row.round),
    Order.mapInput(Order.String, (row) => row.tee_time),
    Order.mapInput(Order.Number, (row) => row.position),
    Order.mapInput(Order.String, (row) => row.group_id),
  ]);
  return present.toSorted(inOrder);
};

/** A removal contains only the id of its group, so the other values stay. */
const withoutRemoved = async (
  read: Reader<GroupTables>,
  written: ReadonlyArray<Group>,
  removed: GroupChanges["removed"],
): Promise<ReadonlyArray<Group>> => {
  if (removed.length === 0) return [];
  const ids = removed.map(({ event }) => event.groupId);
  const stored = await read
    .selectFrom("golf_group")
    .selectAll()
    .where("group_id", "in", ids)
    .execute();
  return removedAmong([...stored, ...written], removed);
};

/** The rows of groups that were removed, from all rows in their order. */
const removedAmong = (rows: ReadonlyArray<Group>, removed: GroupChanges["removed"]) => {
  const last = new Map(rows.map((row) => [row.group_id, row]));
  return removed.flatMap(({ event, revision, position }) => {
    const group = last.get(event.groupId);
    return group && group.position < position
      ? [{ ...group, is_removed: true, revision, position }]
      : [];
  });
};
