import { ana, ben, cleo, tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { GroupId, RoundNumber, WallClock } from "../../../../../domain/shared/values.ts";
import type { GolfGroup, GolfGroupMember } from "../../../../contract/teeSheet/groups.ts";

const member = (
  id: GolfGroupMember["id"],
  position: number,
  lastName: string,
): GolfGroupMember => ({
  ...{ id, userId: id, position },
  user: { id, firstName: "Player", lastName, profileImage: null, handicap: position - 1.5 },
});

export const anaIn = (position: number) => member(ana, position, "Ana");
export const benIn = (position: number) => member(ben, position, "Ben");
export const cleoIn = (position: number) => member(cleo, position, "Cleo");

export const aGroup = (
  groupName: string,
  teeTime: string,
  members: ReadonlyArray<GolfGroupMember>,
  roundNumber = 1,
): GolfGroup => ({
  id: GroupId.make(`6f3f0c1e-0000-4000-8000-${teeTime.replaceAll(/\D/gu, "").slice(0, 12)}`),
  eventId: tournamentId,
  courseId: null,
  groupName,
  teeTime: WallClock.make(`${teeTime}:00`),
  roundNumber: RoundNumber.make(roundNumber),
  course: null,
  startHole: null,
  memberCount: members.length,
  revision: 0,
  members,
});
