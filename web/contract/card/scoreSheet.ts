import { Schema, Struct } from "effect";
import { endpoint } from "../endpoint.ts";
import { anyRound } from "../params.ts";
import { CardHole, Score, Scorecard } from "./scorecard.ts";
import { ShortScorecard } from "./shortScorecard.ts";

/** What is typed and shown of a card in the score sheet. Whole cards would be ten times as large. */
export const SheetCard = Schema.Struct({
  ...Struct.pick(ShortScorecard.fields, ["id", "userId", "roundNumber", "isComplete"]),
  ...Struct.pick(ShortScorecard.fields, ["isVerified", "attestationCount", "isSignedOnPaper"]),
  ...Struct.pick(ShortScorecard.fields, ["rejection", "disputes"]),
  playingHandicap: Scorecard.fields.playingHandicap,
  tee: Schema.NullOr(Schema.Struct({ name: Schema.String })),
  /** Holes that were played, by number. */
  scores: Schema.Array(
    Schema.Struct(
      Struct.pick(Score.fields, [
        "holeNumber",
        "strokes",
        "pickedUp",
        "conceded",
        "putts",
        "penalties",
        "notes",
      ]),
    ),
  ),
}).annotate({ identifier: "SheetCard" });
export type SheetCard = typeof SheetCard.Type;

/**
 * The cards of a round, by the holes on which they are scored: nearly always all of them together.
 * Strokes received follow from the playing handicap.
 */
export const ScoreSheet = Schema.Array(
  Schema.Struct({
    holes: Schema.Array(
      Schema.Struct(Struct.pick(CardHole.fields, ["holeNumber", "par", "strokeIndex"])),
    ),
    cards: Schema.Array(SheetCard),
  }),
);
export type ScoreSheet = typeof ScoreSheet.Type;

export const getScoreSheet = endpoint({
  summary: "The cards of a round as administrators type and print them",
  method: "GET",
  path: "/api/events/:eventId/rounds/:roundNumber/score-sheet",
  access: "admin",
  from: ["scorecards", "players"],
  params: anyRound,
  success: { status: 200, body: ScoreSheet },
});
