import { Schema } from "effect";
import {
  CourseId,
  GroupId,
  HoleNumber,
  PlayerId,
  RoundNumber,
  TournamentId,
  WallClock,
} from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { anyEvent } from "../params.ts";
import { numberOrNull, PersonName, textOrNull } from "../shared.ts";

export const GolfGroupMember = Schema.Struct({
  /** The id of the player. */
  id: PlayerId,
  userId: PlayerId,
  /** From 1 to 4. A player who is no longer in the field leaves the place free. */
  position: Schema.Int,
  user: Schema.Struct({
    id: PlayerId,
    ...PersonName.fields,
    profileImage: textOrNull,
    handicap: numberOrNull,
  }),
}).annotate({ identifier: "GolfGroupMember" });
export type GolfGroupMember = typeof GolfGroupMember.Type;

export const GolfGroup = Schema.Struct({
  id: GroupId,
  eventId: TournamentId,
  courseId: Schema.NullOr(CourseId),
  groupName: Schema.String,
  /** `YYYY-MM-DDTHH:MM:00`, in the organiser's local time. */
  teeTime: WallClock,
  /** Null is the first hole of the course. */
  startHole: Schema.NullOr(HoleNumber),
  roundNumber: RoundNumber,
  course: Schema.NullOr(Schema.Struct({ name: Schema.String, location: Schema.String })),
  memberCount: Schema.Int,
  revision: Schema.Int,
  /** By position. */
  members: Schema.Array(GolfGroupMember),
  /**
   * The sides of which several members are in it, where the format is played by sides. An answer
   * that an older version has stored on a device has none.
   */
  sides: Schema.optionalKey(
    Schema.Array(Schema.Struct({ name: Schema.String, playerIds: Schema.Array(PlayerId) })),
  ),
}).annotate({ identifier: "GolfGroup" });
export type GolfGroup = typeof GolfGroup.Type;

export const listGroups = endpoint({
  summary: "Who tees off with whom, by round and tee time",
  method: "GET",
  path: "/api/events/:eventId/groups",
  access: "registeredOrAdmin",
  from: ["groups", "registrations", "courses", "players"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(GolfGroup) },
});
