import { Schema } from "effect";
import { DrawType, StartType } from "../../../domain/golf/draw/drawTypes.ts";
import { RoundNumber } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { sentence } from "../inputs/sentence.ts";
import { StartTimeInput } from "../inputs/teeTime.ts";
import { anyEvent, oneEvent, oneGroup } from "../params.ts";
import { Done, numberOrNull } from "../shared.ts";
import { GroupEdit, NewGroup, RoundInput } from "./groupInput.ts";
import { GolfGroup } from "./groups.ts";

export const listDraws = endpoint({
  summary: "By which draw each round was drawn last: with its seed it can be made again",
  method: "GET",
  path: "/api/events/:eventId/draws",
  access: "admin",
  from: ["groups"],
  params: anyEvent,
  success: {
    status: 200,
    body: Schema.Array(
      Schema.Struct({
        roundNumber: RoundNumber,
        type: DrawType,
        /** Null where nothing was shuffled. */
        seed: numberOrNull,
      }).annotate({ identifier: "RoundDraw" }),
    ),
  },
});

export const createGroup = endpoint({
  summary: "Puts up to four players into a group",
  method: "POST",
  path: "/api/events/:eventId/groups",
  access: "eventAdmin",
  params: oneEvent,
  body: NewGroup,
  success: { status: 201, body: GolfGroup },
  refusals: [
    "GroupIsEmpty",
    "GroupTooLarge",
    "PlayerTwiceInGroup",
    "GroupOfStrangers",
    "AlreadyGrouped",
  ],
});

export const changeGroup = endpoint({
  summary: "Changes a group, its players too",
  method: "PUT",
  path: "/api/golf-groups/:groupId",
  access: "groupManager",
  params: oneGroup,
  body: GroupEdit,
  success: { status: 200, body: GolfGroup },
  refusals: [
    "GroupNotFound",
    "GroupIsEmpty",
    "GroupTooLarge",
    "PlayerTwiceInGroup",
    "GroupOfStrangers",
    "AlreadyGrouped",
    "EditConflict",
  ],
});

export const removeGroup = endpoint({
  summary: "Removes a group",
  method: "DELETE",
  path: "/api/golf-groups/:groupId",
  access: "groupManager",
  params: oneGroup,
  success: { status: 200, body: Done },
  refusals: ["GroupNotFound"],
});

export const autoSchedule = endpoint({
  summary: "Puts everybody who has no group yet into one, or all anew; 202 when it takes longer",
  method: "POST",
  path: "/api/events/:eventId/auto-schedule",
  access: "eventAdmin",
  changes: ["groups"],
  params: oneEvent,
  body: Schema.Struct({
    type: DrawType.pipe(sentence("Invalid schedule type")),
    startTime: orElse(StartTimeInput, "08:00"),
    interval: orElse(
      Schema.Int.check(Schema.isBetween({ minimum: 5, maximum: 30 })).pipe(
        sentence("Interval must be between 5 and 30 minutes"),
      ),
      10,
    ),
    /** Null stands for the first round in which a player has no group. */
    roundNumber: orNull(RoundInput),
    /** Null stands for the event's own setting. */
    startType: orNull(StartType.pipe(sentence("Start must be by tee times or a shotgun"))),
    /** Whether the present groups of the round are removed first. */
    replaces: orElse(Schema.Boolean.pipe(sentence("Replaces must be true or false")), false),
    /**
     * The seed of an earlier draw makes the same groups of the same players. Null stands for a
     * random one.
     */
    seed: orNull(
      Schema.Int.check(Schema.isBetween({ minimum: -(2 ** 31), maximum: 2 ** 31 - 1 })).pipe(
        sentence("Seed must be a whole number of 32 bits"),
      ),
    ),
  }),
  success: {
    status: 200,
    body: Schema.Union([
      Schema.Struct({ groups: Schema.Array(GolfGroup) }),
      Schema.Struct({ jobId: Schema.String }),
    ]),
  },
  refusals: ["NobodyToSchedule", "DrawFailed", "JobsUnavailable"],
});
