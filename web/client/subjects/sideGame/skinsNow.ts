import { useQueries } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { SideGameResults } from "../../../contract/sideGame/sideGameResults.ts";
import { getSideGameResults, listSideGames } from "../../../contract/sideGame/sideGames.ts";
import { readOf, useRead } from "../../data/read.ts";

import { stakeText } from "./words.ts";

const WINNERS = 3;

/** The state of the skins of an event; null if there are none or they are not known yet. */
export const useSkinsNow = (tournamentId: TournamentId) => {
  const { data: games = [] } = useRead(listSideGames, { eventId: tournamentId });
  const skins = games.filter(({ gameType }) => gameType === "skins").slice(0, 1);
  const [results] = useQueries({
    queries: skins.map(({ id }) => readOf(getSideGameResults, { sideGameId: id })),
  });
  return results?.data ? skinsNow(results.data) : null;
};

/** What the next hole is worth, and who has won most. */
export const skinsNow = ({ holes, standing, status }: SideGameResults) => {
  const next = status === "final" ? undefined : holes.find(({ state }) => state === "open");
  return {
    stake: next
      ? {
          worth: stakeText(next.value + next.carriedIn),
          where: `on hole ${next.holeNumber}`,
        }
      : null,
    winners: standing
      .filter(({ winnings }) => winnings > 0)
      .slice(0, WINNERS)
      .map(({ participantIds, side, winnings }) => ({
        key: participantIds.join(" "),
        side,
        amount: stakeText(winnings),
      })),
  };
};
