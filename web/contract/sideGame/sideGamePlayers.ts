import { Schema } from "effect";
import { PlayerId, SideGameId } from "../../../domain/shared/values.ts";
import { CorrectionPreview } from "../card/correctionPreview.ts";
import { endpoint } from "../endpoint.ts";
import { BulkOutcome } from "../field/field.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { sentence } from "../inputs/sentence.ts";
import { optionalText } from "../inputs/texts.ts";
import { oneSideGame } from "../params.ts";
import { Done } from "../shared.ts";

export const leaveSideGame = endpoint({
  summary: "Leaves a side game, until the first score on its holes",
  method: "DELETE",
  path: "/api/side-games/:sideGameId/join",
  access: "sideGamePlayer",
  changes: ["registrations"],
  params: oneSideGame,
  success: { status: 200, body: Done },
  refusals: ["SideGameNotFound", "SideGameNotJoined", "SideGameStarted"],
});

/** An answer for each player, and what moves. */
export const SideGamePlayersChanged = Schema.Struct({
  players: Schema.Array(BulkOutcome),
  changes: CorrectionPreview,
}).annotate({ identifier: "SideGamePlayersChanged" });
export type SideGamePlayersChanged = typeof SideGamePlayersChanged.Type;

const PartnerId = PlayerId.pipe(sentence("Please select a partner"));

export const enterInSideGame = endpoint({
  summary: "Puts players into a side game or gives them another side, until it is final",
  method: "POST",
  path: "/api/side-games/:sideGameId/participants",
  access: "sideGameManager",
  changes: ["registrations"],
  from: ["side_games"],
  params: oneSideGame,
  body: Schema.Struct({
    playerIds: Schema.Array(PlayerId)
      .check(Schema.isMinLength(1), Schema.isMaxLength(100))
      .pipe(sentence("Please select between 1 and 100 players")),
    teamName: orNull(optionalText("Team name", 100)),
    /** In a game of partners two players without it become partners. */
    partnerId: orNull(PartnerId),
    /** With it nothing is written. */
    preview: orElse(Schema.Boolean.pipe(sentence("Preview must be true or false")), false),
  }),
  success: { status: 200, body: SideGamePlayersChanged },
  refusals: ["SideGameNotFound", "SideGameFinal"],
});

export const takeOutOfSideGame = endpoint({
  summary: "Takes a player out of a side game, until it is final",
  method: "DELETE",
  path: "/api/side-games/:sideGameId/participants/:userId",
  access: "sideGameManager",
  changes: ["registrations"],
  from: ["side_games"],
  params: Schema.Struct({ sideGameId: SideGameId, userId: PlayerId }),
  query: Schema.Struct({
    preview: Schema.optionalKey(
      Schema.Literals(["true", "false"]).pipe(sentence("Preview must be true or false")),
    ),
  }),
  success: { status: 200, body: SideGamePlayersChanged },
  refusals: ["SideGameNotFound", "SideGameFinal"],
});
