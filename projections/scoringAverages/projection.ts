import { totalsOf } from "../../domain/golf/scoringAverages.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { ScorecardId } from "../../domain/shared/values.ts";
import { projection, type Reader } from "../projection.ts";
import type { ReadTables } from "../readDb.ts";
import { upsert } from "../statements.ts";
import { scoringAverageTables } from "./tables.ts";

type Card = ReadTables["scoring_card"];

interface Scored {
  readonly strokes: Card["strokes"];
  readonly position: Position;
}

interface Changes {
  readonly opened: Map<ScorecardId, Omit<Card, "totals">>;
  readonly scored: Map<ScorecardId, Scored>;
}

/** What each card adds to the averages of its player. */
export const scoringAverages = projection({
  name: "scoringAverages",
  version: 1,
  tables: scoringAverageTables,

  collect: (): Changes => ({ opened: new Map(), scored: new Map() }),

  handles: {
    ScorecardOpened: ({ opened }, { event, position }) =>
      opened.set(event.scorecardId, {
        scorecard_id: event.scorecardId,
        player_id: event.playerId,
        course_holes: event.course.holes.map(({ holeNumber, par }) => ({ holeNumber, par })),
        strokes: {},
        position,
      }),
    HoleScoresRecorded: ({ scored }, { event, position }) => {
      const taken = event.holeScores.map((score) => [score.holeNumber, score.strokes]);
      const before = scored.get(event.scorecardId)?.strokes;
      scored.set(event.scorecardId, {
        strokes: { ...before, ...Object.fromEntries(taken) },
        position,
      });
    },
  },

  write: async ({ opened, scored }, read) => {
    const known = new Map([...opened, ...(await cardsOf(read, [...scored.keys()]))]);
    const cards = [...known.values()].map((card): Card => {
      const news = scored.get(card.scorecard_id);
      const isNews = news !== undefined && news.position > card.position;
      const strokes = isNews ? { ...card.strokes, ...news.strokes } : card.strokes;
      const position = isNews ? news.position : card.position;
      const totals = totalsOf({ holes: card.course_holes, strokes });
      return { ...card, strokes, position, totals };
    });
    return upsert("scoring_card", ["scorecard_id"], cards);
  },
});

const cardsOf = async (read: Reader, ids: ReadonlyArray<ScorecardId>) => {
  if (ids.length === 0) return [];
  const cards = await read
    .selectFrom("scoring_card")
    .selectAll()
    .where("scorecard_id", "in", ids)
    .execute();
  return cards.map((card) => [card.scorecard_id, card] as const);
};
