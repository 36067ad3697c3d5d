import { entryTotals } from "../../../../domain/golf/leaderboard/entryTotals.ts";
import { rankLeaderboard } from "../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { scoreRound } from "../../../../domain/golf/roundScore.ts";
import { call, type Person } from "./call.ts";
import { cardIn, type Stored } from "./eventLog.ts";

/** The fields of a board line that depend on scores. */
interface Line {
  readonly player: string;
  readonly holesPlayed: number;
  readonly totalGross: number | null;
  readonly totalNet: number | null;
  readonly totalStableford: number;
}

/** The board that follows from the stored events, folded here by the domain rules alone. */
export const freshBoard = (
  log: ReadonlyArray<Stored>,
  eventId: string,
  field: ReadonlyArray<Person>,
): ReadonlyArray<Line> => {
  const entries = field.map((user) => {
    const rounds = roundsIn(cardIn(log, eventId, user));
    return { user, rounds, ...entryTotals(rounds), playerStatus: "playing" as const };
  });
  return rankLeaderboard(entries, {
    view: "event-total",
    scoring: "gross",
    selectedRound: 1,
    tieBreak: "shared",
    numberOfRounds: 1,
    isCompleted: false,
  }).map(({ entry }) => lineOf(entry));
};

const roundsIn = (card: ReadonlyArray<Stored>) => {
  const opened = card.find(({ type }) => type === "ScorecardOpened");
  if (!opened) return [];
  const played: Record<number, number> = {};
  for (const { data } of card.filter(({ type }) => type === "HoleScoresRecorded")) {
    for (const hole of data.holeScores) played[hole.holeNumber] = hole.strokes;
  }
  const { course, playingHandicap, scoringBasis } = opened.data;
  const score = scoreRound({ holes: course.holes, played, playingHandicap, scoringBasis });
  return [{ roundNumber: 1, ...score }];
};

/** The board that the server shows, or the status of its refusal. */
export const shownBoard = async (origin: string, eventId: string, viewer: Person) => {
  const { status, body } = await call(origin, viewer, "GET", `/api/events/${eventId}/leaderboard`);
  return status === 200 ? body.map(lineOf) : status;
};

interface Entry extends Omit<Line, "player" | "holesPlayed"> {
  readonly user: { readonly id: string };
  readonly rounds: ReadonlyArray<{ readonly holesPlayed: number }>;
}

const lineOf = ({ user, rounds, totalGross, totalNet, totalStableford }: Entry): Line => ({
  player: user.id,
  holesPlayed: rounds[0]?.holesPlayed ?? 0,
  totalGross,
  totalNet,
  totalStableford,
});
