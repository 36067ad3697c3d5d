import type { Recorded } from "../../domain/shared/recorded.ts";
import type { GroupId, RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import type { TeeSheetEvent } from "../../domain/teeSheet/events.ts";
import { projection, type Reader } from "../engine/projection.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { GroupTables } from "./tables.ts";
import { groupTables } from "./tables.ts";

const { upsert } = tablesOf<GroupTables>();

type Group = GroupTables["golf_group"];

interface Changes {
  readonly groups: Array<Group>;
  readonly removed: Array<Recorded<Removed>>;
}

type Removed = Extract<TeeSheetEvent, { readonly _tag: "GroupRemoved" }>;
type Written = Extract<TeeSheetEvent, { readonly _tag: "GroupCreated" | "GroupChanged" }>;

const write = ({ groups }: Changes, recorded: Recorded<Written>) =>
  groups.push(rowOf(recorded, recorded.event));

/** Who tees off with whom, and when. */
export const groups = projection({
  name: "groups",
  version: 5,
  tables: groupTables,

  collect: (): Changes => ({ groups: [], removed: [] }),

  handles: {
    GroupCreated: write,
    GroupChanged: write,
    GroupRemoved: ({ removed }, recorded) => removed.push(recorded),
    TeeSheetDrawn: (changes, recorded) => {
      for (const group of recorded.event.groups) {
        changes.groups.push(rowOf(recorded, { ...recorded.event, ...group }));
      }
    },
  },

  // A member who is no longer in the field leaves the place free.
  alsoMovedBy: [
    "PlayerRegistered",
    "PlayerWaitlisted",
    "PlayerPromoted",
    "PlayerReinstated",
    "PlayerWithdrew",
    "PlayerDisqualified",
    "RegistrationDeclined",
    "RegistrationRemoved",
  ],

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

/** A removal says nothing of its group but that it is gone: the rest is as it was. */
const withoutRemoved = async (
  read: Reader<GroupTables>,
  written: ReadonlyArray<Group>,
  removed: Changes["removed"],
): Promise<ReadonlyArray<Group>> => {
  if (removed.length === 0) return [];
  const ids = removed.map(({ event }) => event.groupId);
  const stored = await read
    .selectFrom("golf_group")
    .selectAll()
    .where("group_id", "in", ids)
    .execute();
  const last = new Map([...stored, ...written].map((row) => [row.group_id, row]));
  return removed.flatMap(({ event, revision, position }) => {
    const group = last.get(event.groupId);
    return group && group.position < position
      ? [{ ...group, is_removed: true, revision, position }]
      : [];
  });
};
