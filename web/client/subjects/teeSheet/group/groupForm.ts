import { groupNamed, nextGroupNumber } from "../../../../../domain/shared/groupNames.ts";
import type { PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { membersOf, type RoundSheet, timeOf } from "../sheet.ts";

/** The values of the form. */
export type GroupValues = {
  readonly groupName: string;
  readonly teeTime: string;
  readonly startHole: string;
  /** In the order of their positions. */
  readonly members: ReadonlyArray<PlayerId>;
};

const FIRST_TEE_TIME = "08:00";
const INTERVAL = 10;

/** The values of an edited group, or of the next group of a round. */
export const valuesOf = (
  group: GolfGroup | null,
  { groups }: RoundSheet,
  chosen: ReadonlyArray<PlayerId>,
): GroupValues =>
  group
    ? {
        groupName: group.groupName,
        teeTime: timeOf(group),
        startHole: group.startHole === null ? "" : String(group.startHole),
        members: membersOf(group).map(({ id }) => id),
      }
    : {
        groupName: groupNamed(nextGroupNumber(groups.map((each) => each.groupName))),
        teeTime: nextTime(groups.at(-1)),
        startHole: "",
        members: chosen,
      };

const nextTime = (last: GolfGroup | undefined) => {
  if (!last) return FIRST_TEE_TIME;
  const [hours = 0, minutes = 0] = timeOf(last).split(":").map(Number);
  const next = (hours * 60 + minutes + INTERVAL) % (24 * 60);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(next / 60))}:${two(next % 60)}`;
};

/** The body of the call. A group keeps its day unless its time is emptied. */
export const bodyOf = (values: GroupValues, roundNumber: RoundNumber, group: GolfGroup | null) => {
  const { groupName, teeTime, startHole, members } = values;
  const day = group?.teeTime.slice(0, 10);
  return {
    ...{ groupName, roundNumber, members },
    teeTime: day && teeTime ? `${day}T${teeTime.slice(0, 5)}:00` : teeTime,
    startHole: startHole === "" ? null : Number(startHole),
  };
};
