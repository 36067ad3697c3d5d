import { Schema } from "effect";
import { PlayerId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { orNull } from "../inputs/absent.ts";
import { sentence } from "../inputs/sentence.ts";
import { optionalLines } from "../inputs/texts.ts";
import { onePlayOff, Place } from "../params.ts";
import { Done, textOrNull } from "../shared.ts";

const whoIsLevel = "A play-off needs the players who are level for that place";

export const PlayOff = Schema.Struct({
  place: Place,
  /**
   * Who was decided: the first takes the place, the second the next one, and so on. Who is level and
   * not named shares the place after them.
   */
  playerIds: Schema.Array(PlayerId),
  note: textOrNull,
}).annotate({ identifier: "PlayOff" });

export const recordPlayOff = endpoint({
  summary: "Records who won among those level for a place after the last round",
  method: "PUT",
  path: "/api/admin/events/:eventId/play-offs/:place",
  access: "eventAdmin",
  params: onePlayOff,
  body: Schema.Struct({
    playerIds: Schema.Array(PlayerId)
      .check(Schema.isMinLength(1), Schema.isMaxLength(100))
      .pipe(sentence(whoIsLevel)),
    note: orNull(optionalLines("Note", 200)),
  }),
  success: { status: 200, body: PlayOff },
  refusals: ["PlayersNotLevel", "LastRoundNotComplete"],
});

export const withdrawPlayOff = endpoint({
  summary: "Takes a play-off back",
  method: "DELETE",
  path: "/api/admin/events/:eventId/play-offs/:place",
  access: "eventAdmin",
  params: onePlayOff,
  success: { status: 200, body: Done },
  refusals: ["PlayOffNotFound"],
});
