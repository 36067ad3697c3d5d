import {
  GroupId,
  HoleNumber,
  PlayerId,
  RoundNumber,
  TournamentId,
  WallClock,
} from "../../../../domain/shared/values.ts";
import type { GolfGroup } from "../../../contract/teeSheet/groups.ts";
import type { Player } from "./sheet.ts";

/** Named values for tests, so that a test shows only what it is about. */
const id = (n: number) => `00000000-0000-4000-a000-${String(n).padStart(12, "0")}`;

export const player = (n: number, handicap: number | null = n): Player => {
  return { id: PlayerId.make(id(n)), name: `Player ${n}`, handicap };
};

export const golfGroup = (
  n: number,
  members: ReadonlyArray<number>,
  { round = 1, time = "08:00", startHole = null as number | null } = {},
): GolfGroup => ({
  id: GroupId.make(id(100 + n)),
  eventId: TournamentId.make(id(999)),
  courseId: null,
  course: null,
  groupName: `Group ${n}`,
  teeTime: WallClock.make(`2026-06-06T${time}:00`),
  startHole: startHole === null ? null : HoleNumber.make(startHole),
  roundNumber: RoundNumber.make(round),
  memberCount: members.length,
  revision: n,
  members: members.map((each, index) => {
    const { id: userId, handicap } = player(each);
    const user = { id: userId, firstName: "Player", lastName: String(each), profileImage: null };
    return { id: userId, userId, position: index + 1, user: { ...user, handicap } };
  }),
});
