import type { DrawType } from "../golf/draw/drawTypes.ts";
import type { GroupId, HoleNumber, PlayerId, RoundNumber, WallClock } from "../shared/values.ts";
import type { TeeSheetEvent } from "./events.ts";

/** The groups of all rounds. */
export interface TeeSheet {
  /** In the order in which they were created. */
  readonly groups: ReadonlyMap<GroupId, Group>;
  /** The latest of each round. */
  readonly draws: ReadonlyMap<RoundNumber, LatestDraw>;
  /** Of the last event, from 0; null before the first. */
  readonly revision: number | null;
}

/** By which a draw can be made again of the same players. */
interface LatestDraw {
  readonly type: DrawType;
  /** Null where nothing was shuffled. */
  readonly seed: number | null;
}

export interface Group {
  readonly groupId: GroupId;
  readonly name: string;
  readonly round: RoundNumber;
  readonly teeTime: WallClock;
  /** In the order of their positions. A player who has left the field keeps the position. */
  readonly playerIds: ReadonlyArray<PlayerId>;
  /** Null is the first hole of the course. */
  readonly startHole: HoleNumber | null;
  /** The revision of the last event about this group: it grows with every change of the group. */
  readonly revision: number;
}

export const initialState: TeeSheet = { groups: new Map(), draws: new Map(), revision: null };

// No `default` case: a new event must not compile until its meaning is decided here.
export const evolve = (sheet: TeeSheet, event: TeeSheetEvent): TeeSheet => {
  const revision = sheet.revision === null ? 0 : sheet.revision + 1;
  switch (event._tag) {
    case "GroupCreated":
    case "GroupChanged": {
      const { groupId, name, round, teeTime, playerIds, startHole = null } = event;
      const group = { groupId, name, round, teeTime, playerIds, startHole, revision };
      return withGroups(sheet, [group], revision);
    }
    case "GroupRemoved": {
      const groups = new Map(sheet.groups);
      groups.delete(event.groupId);
      return { ...sheet, groups, revision };
    }
    case "TeeSheetDrawn": {
      const { round, type, seed } = event;
      const drawn = event.groups.map(({ startHole = null, ...group }) => {
        return { ...group, round, startHole, revision };
      });
      const draws = new Map([...sheet.draws, [round, { type, seed }]]);
      return withGroups({ ...sheet, draws }, drawn, revision);
    }
  }
};

const withGroups = (
  sheet: TeeSheet,
  changed: ReadonlyArray<Group>,
  revision: number,
): TeeSheet => ({
  ...sheet,
  groups: new Map([...sheet.groups, ...changed.map((group) => [group.groupId, group] as const)]),
  revision,
});

export const groupsIn = ({ groups }: TeeSheet, round: RoundNumber): ReadonlyArray<Group> =>
  [...groups.values()].filter((group) => group.round === round);
