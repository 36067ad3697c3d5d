import { tournamentId } from "../../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import { type PlayerId, RoundNumber } from "../../../../domain/shared/values.ts";
import type { LeaderboardEntry, LeaderboardRound } from "../../../contract/board/leaderboard.ts";

/** Named values for tests of the board. */
export const round = (
  playerId: PlayerId,
  roundNumber: number,
  toPar: number,
  holesPlayed = 18,
): LeaderboardRound => {
  const number = RoundNumber.make(roundNumber);
  return {
    roundNumber: number,
    scorecardId: scorecardIdOf({ tournamentId, playerId, round: number }),
    grossScore: holesPlayed * 4 + toPar,
    adjustedScore: holesPlayed * 4 + toPar,
    stablefordPoints: holesPlayed * 2 - toPar,
    par: holesPlayed * 4,
    holesPlayed,
    isComplete: holesPlayed === 18,
    isReturned: false,
    countback: null,
    latest: null,
  };
};

export const entry = (
  id: PlayerId,
  firstName: string,
  ...rounds: ReadonlyArray<LeaderboardRound>
): LeaderboardEntry => ({
  user: { id, firstName, lastName: "Ace", handicap: 7.4, profileImage: null },
  rounds,
  totalGross: 0,
  totalNet: 0,
  totalStableford: 0,
  averageGross: null,
  averageNet: null,
  roundCount: rounds.length,
  ...(rounds.length === 0 ? {} : { lastHoles: [0, -1] }),
  playerStatus: "playing",
  playOff: null,
});

/** The rows of a table as a screen reader reads them. */
export const rowsOf = (markup: string): ReadonlyArray<string> =>
  (markup.match(/<tr.*?<\/tr>/g) ?? []).map((row) =>
    row
      .replace(/<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g, " ")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
