import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { movement } from "../../../../domain/golf/leaderboard/movement.ts";
import { rankLeaderboard } from "../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import type { Standing } from "../../../../domain/golf/leaderboard/standing.ts";
import { currentRound } from "../../../../domain/golf/leaderboard/view.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import {
  getBoardSettings,
  getLeaderboard,
  type LeaderboardEntry,
} from "../../../contract/board/leaderboard.ts";
import { call } from "../../data/call.ts";
import { useRead } from "../../data/read.ts";
import { cachedAnswers } from "../../data/serverContact.ts";
import { type BoardChoice, type BoardEvent, type BoardTerms, boardOptions } from "./boardEvent.ts";

const nobody: ReadonlyMap<PlayerId, number | null> = new Map();

/** A board that is ready to be shown. */
export interface Board {
  readonly entries: ReadonlyArray<LeaderboardEntry>;
  readonly standings: ReadonlyArray<Standing<LeaderboardEntry>>;
  /** Places gained since the previous round. */
  readonly gained: ReadonlyMap<PlayerId, number | null>;
  /** 0 before the first score. */
  readonly currentRound: number;
  /** Matches rank it, whatever scoring is chosen. */
  readonly isMatchPlay: boolean;
}

/** The live board with its time, and the board of an earlier moment if one is chosen. */
export const useBoards = (event: BoardEvent, moment: Date | null) => {
  const live = useRead(getLeaderboard, { eventId: event.id });
  const past = useQuery({
    ...pastLeaderboardQuery(event.id, moment ?? new Date(0)),
    enabled: moment !== null,
  });
  const settings = past.data?.settings;
  /** The settings of the event at that time. */
  const pastEvent = useMemo(() => ({ ...event, ...settings }), [event, settings]);
  const keptSince = cachedAnswers.keptSince(getLeaderboard.path.replace(":eventId", event.id));
  return { live, liveSince: keptSince ?? live.dataUpdatedAt, past, pastEvent };
};

/**
 * The board of an earlier moment, ranked by the settings of that time. It never changes, so nothing is
 * named of which it is made.
 */
const pastLeaderboardQuery = (tournamentId: TournamentId, moment: Date) => {
  const asOf = moment.toISOString();
  return queryOptions({
    queryKey: [getBoardSettings.path, tournamentId, asOf],
    queryFn: async ({ signal }) => {
      const input = { params: { eventId: tournamentId }, query: { asOf }, signal };
      const [entries, settings] = await Promise.all([
        call(getLeaderboard, input),
        call(getBoardSettings, input),
      ]);
      return { entries, settings };
    },
  });
};

const noEntries: ReadonlyArray<LeaderboardEntry> = [];

/** The lines of a board, ordered and filtered as the reader has chosen. */
export const useStandings = (
  loaded: ReadonlyArray<LeaderboardEntry> | undefined,
  event: BoardTerms,
  choice: BoardChoice,
): Board => {
  const entries = loaded ?? noEntries;
  const options = useMemo(() => boardOptions(event, choice), [event, choice]);
  return useMemo(
    () => ({
      entries,
      standings: rankLeaderboard(entries, options),
      // Movement refers to the whole event and would mislead beside the places of one round.
      gained: options.view === "event-total" ? movement(entries, options) : nobody,
      currentRound: currentRound(entries, options),
      isMatchPlay: entries.some(({ matches }) => matches !== undefined),
    }),
    [entries, options],
  );
};
