import { isPickedUp, playedIn } from "../../../domain/golf/played.ts";
import type { ScoreChange } from "../../../domain/scorecard/history.ts";
import type { ScorecardId } from "../../../domain/shared/values.ts";

interface Totals {
  /** Strokes as they follow from the history. */
  readonly replayed: number;
  /** Strokes as the card shows them. */
  readonly stored: number;
  readonly holesWithScore: number;
}

/** The format of a history: a text for each change, and one for the end. */
interface HistoryForm {
  readonly line: (change: ScoreChange, who: string, index: number) => string;
  readonly end: (totals: Totals) => string;
}

export const asText: HistoryForm = {
  line: ({ at, kind, holes, verifiedHoles, reason }, who) => {
    const scores = holes.map(
      ({ holeNumber, before, after }) => `${holeNumber}: ${textOf(before)}→${textOf(after)}`,
    );
    const verified = verifiedHoles.length > 0 ? [`holes ${verifiedHoles.join(", ")}`] : [];
    const why = reason === null ? [] : [`because ${reason}`];
    return [at, who, kind.replaceAll("_", " "), [...scores, ...verified, ...why].join(" ")].join(
      "\t",
    );
  },
  end: ({ stored, holesWithScore }) =>
    `Stored: ${stored} strokes, holes with a score: ${holesWithScore}`,
};

/** One document over many lines, so that a long history is never in memory as a whole. */
export const asJson = (scorecardId: ScorecardId): HistoryForm => ({
  line: (change, who, index) => {
    const begin = index === 0 ? `{"scorecardId":${JSON.stringify(scorecardId)},"changes":[` : ",";
    return `${begin}${JSON.stringify({ ...change, who })}`;
  },
  end: ({ replayed, stored }) => `],"replayed":${replayed},"stored":${stored}}`,
});

type Entry = ScoreChange["holes"][number]["after"];

/** Without strokes "-" for an empty hole, otherwise whether it was picked up or conceded. */
const textOf = (entry: Entry) => {
  const played = entry && playedIn(entry);
  if (played === null) return "-";
  return isPickedUp(played) ? { pickedUp: "picked up", conceded: "conceded" }[played] : `${played}`;
};
