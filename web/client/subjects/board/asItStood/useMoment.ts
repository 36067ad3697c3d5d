import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { getScoreMoments } from "../../../../contract/board/leaderboard.ts";
import { call } from "../../../data/call.ts";
import { useDebounced } from "../../../ui/useListing.ts";
import { useNow } from "../../../ui/useNow.ts";
import { asOfKey, MINUTE, momentIn, timeSpan } from "./moments.ts";

const CLOCK_INTERVAL = 15_000;
const DEBOUNCE = 300;

/**
 * The moment of the shown board; null means the present. Once the slider rests, the address
 * contains it, so that a reloaded or shared page shows the same board.
 */
export const useMoment = (tournamentId: TournamentId) => {
  const now = useNow(CLOCK_INTERVAL);
  const [search, setSearch] = useSearchParams();
  const [moment, choose] = useState(() => momentIn(search.get(asOfKey), new Date()));
  const asked = useDebounced(moment, DEBOUNCE);
  const { data: scores = [] } = useQuery(scoreMomentsQuery(tournamentId));

  useEffect(() => {
    const text = asked?.toISOString() ?? null;
    if (search.get(asOfKey) === text) return;
    const withMoment = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      if (text === null) after.delete(asOfKey);
      else after.set(asOfKey, text);
      return after;
    };
    setSearch(withMoment, { replace: true });
  }, [asked, search, setSearch]);

  return {
    now,
    scores,
    span: timeSpan(scores),
    moment,
    choose,
    /** The moment to ask the server for. */
    asked,
  };
};

/** When scores came in. Scores of the last minute are not needed to show earlier boards. */
const scoreMomentsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: [getScoreMoments.path, tournamentId],
    queryFn: async ({ signal }) => {
      const moments = await call(getScoreMoments, { params: { eventId: tournamentId }, signal });
      return moments.map((moment) => Date.parse(moment));
    },
    staleTime: MINUTE,
  });
