import { tournamentId } from "../field/examples.ts";
import { CommandId, GroupId, type PlayerId, RoundNumber, WallClock } from "../shared/values.ts";
import { TeeSheetCommand } from "../testing/commands.ts";
import type { DrawTeeSheet } from "./draw.ts";
import { TeeSheetEvent } from "./events.ts";
import type { ChangeGroup, CreateGroup } from "./groups.ts";
import type { Group } from "./teeSheet.ts";

/**
 * Named values for tests and documentation, so that a test shows only the values that matter to it.
 */
export { ana, ben, cleo, dora, tournamentId } from "../field/examples.ts";

export const groupNumber = (n: number) =>
  GroupId.make(`00000000-0000-4000-b000-${String(n).padStart(12, "0")}`);
export const early = groupNumber(1);
export const late = groupNumber(2);

export const first = RoundNumber.make(1);
export const second = RoundNumber.make(2);
export const at = (time: string) => WallClock.make(`2026-06-06T${time}:00`);

type Details = Partial<Omit<Group, "groupId" | "playerIds" | "revision">>;

const group = (groupId: GroupId, playerIds: ReadonlyArray<PlayerId>, details: Details) => ({
  ...{ tournamentId, groupId, playerIds },
  ...{ name: "Early birds", round: first, teeTime: at("08:00"), startHole: null },
  ...details,
});

const commands = TeeSheetCommand.cases;

export const createGroup = (
  groupId: GroupId,
  playerIds: ReadonlyArray<PlayerId>,
  { notRegistered = [], ...details }: Details & Partial<Pick<CreateGroup, "notRegistered">> = {},
) => commands.CreateGroup.make({ ...group(groupId, playerIds, details), notRegistered });

export const changeGroup = (
  groupId: GroupId,
  playerIds: ReadonlyArray<PlayerId>,
  {
    basedOn = null,
    takesFrom = null,
    ...details
  }: Details & Partial<Pick<ChangeGroup, "basedOn" | "takesFrom">> = {},
) =>
  commands.ChangeGroup.make({
    ...group(groupId, playerIds, details),
    ...{ notRegistered: [], basedOn, takesFrom },
  });

export const removeGroup = (groupId: GroupId) =>
  commands.RemoveGroup.make({ tournamentId, groupId });

export const drawId = CommandId.make("00000000-0000-4000-8000-00000000d4a3");

export const draw = (playerIds: ReadonlyArray<PlayerId>, details: Partial<DrawTeeSheet> = {}) =>
  commands.DrawTeeSheet.make({
    ...{ tournamentId, drawId, round: first, type: "scoring", seed: 7 },
    ...{ startTime: at("08:00"), interval: 10, playerIds, startHoles: [], replaces: false },
    ...details,
  });

const events = TeeSheetEvent.cases;

/** An event names no hole if the group starts from the first one. */
const stored = (...of: Parameters<typeof group>) => {
  const { startHole, ...values } = group(...of);
  return startHole === null ? values : { ...values, startHole };
};

export const groupCreated = (
  groupId: GroupId,
  playerIds: ReadonlyArray<PlayerId>,
  details: Details = {},
) => events.GroupCreated.make(stored(groupId, playerIds, details));

export const groupChanged = (
  groupId: GroupId,
  playerIds: ReadonlyArray<PlayerId>,
  details: Details = {},
) => events.GroupChanged.make(stored(groupId, playerIds, details));

export const groupRemoved = (groupId: GroupId) =>
  events.GroupRemoved.make({ tournamentId, groupId });

type Drawn = typeof events.TeeSheetDrawn.Type;

export const teeSheetDrawn = (groups: Drawn["groups"], details: Partial<Drawn> = {}) =>
  events.TeeSheetDrawn.make({
    ...{ tournamentId, round: first, type: "scoring", seed: null },
    ...{ startTime: at("08:00"), interval: 10, groups },
    ...details,
  });
