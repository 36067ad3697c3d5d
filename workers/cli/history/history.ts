import { Console, Effect, Stream } from "effect";
import { changesOf } from "../../../application/scorecard/scoreHistory.ts";
import type { ScoreChange } from "../../../domain/scorecard/history.ts";
import type { HoleNumber, ScorecardId } from "../../../domain/shared/values.ts";
import { cardById } from "../../../projections/scorecards/cardById.ts";
import { Refused } from "../refused.ts";
import { namesOf } from "./actors.ts";
import { asJson, asText } from "./historyForms.ts";

/**
 * Prints the history of a card: each value with author and time, the signatures, and at the end the
 * stored card.
 */
export const history = Effect.fn("golf history")(function* (
  scorecardId: ScorecardId,
  json: boolean,
) {
  const missing = new Refused({
    message: `There is no scorecard ${scorecardId}: golf cards list <event id> shows them.`,
  });
  const card = yield* Effect.catchTag(cardById(scorecardId), "ScorecardNotFound", () => missing);
  const { tournament_id: tournamentId, player_id: playerId, round } = card;
  const { line, end } = json ? asJson(scorecardId) : asText;

  const strokes = new Map<HoleNumber, number>();
  let printed = 0;
  const print = Effect.fnUntraced(function* (page: ReadonlyArray<ScoreChange>) {
    const nameOf = yield* namesOf(page.map(({ actor }) => actor));
    for (const change of page) {
      yield* Console.log(line(change, nameOf(change.actor), printed));
      printed += 1;
      // The stored card may be behind the stream, so it is compared with the card of that moment.
      if (change.version > card.revision + 1) continue;
      for (const { holeNumber, after } of change.holes) {
        strokes.set(holeNumber, after?.strokes ?? 0);
      }
    }
  });
  yield* Stream.runForEach(changesOf({ tournamentId, playerId, round }), print);
  if (printed === 0) return yield* missing;

  const replayed = sum([...strokes.values()]);
  const stored = sum(card.scores.map((score) => score.strokes ?? 0));
  yield* Console.log(end({ replayed, stored, holesWithScore: card.scores.length }));
  if (replayed !== stored) {
    const sentence = `The card is stored with ${stored} strokes, and its history makes ${replayed}.`;
    yield* new Refused({ message: sentence });
  }
});

const sum = (strokes: ReadonlyArray<number>) => strokes.reduce((total, each) => total + each, 0);
