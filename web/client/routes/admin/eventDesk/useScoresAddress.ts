import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { EventDetail } from "../../../../contract/event.ts";
import {
  type ScoringView,
  scoringViews,
} from "../../../features/adminEvents/scoring/ScoringPanel.tsx";
import type { CardToEnter } from "../../../features/adminEvents/scoring/selectedCard.ts";
import { addressNow } from "../../../lib/addressNow.ts";
import { roundToOpen } from "../../../lib/roundToOpen.ts";

/** The shown scores are in the address, so that a reload or a link leads back to them. */
export const useScoresAddress = (event: EventDetail) => {
  const [search, setSearch] = useSearchParams();
  // Midnight must not change the round under somebody who types.
  const [openedAt] = useState(() => new Date());
  const roundIn = (address: URLSearchParams) => roundToOpen(event, address.get("round"), openedAt);
  const round = roundIn(search);
  const view = scoringViews.find((name) => name === search.get("view")) ?? "scores";
  return {
    view,
    round,
    playerId: search.get("player"),
    /** Whether the question is open to apply the current course to the round. */
    isCourseAsked: search.get("apply") === "course",
    goToCourse: (isAsked: boolean) =>
      setSearch(
        { round: String(round), ...(isAsked ? { apply: "course" } : {}) },
        { replace: true },
      ),
    goToView: (to: ScoringView) => {
      const chosen = { round: String(roundIn(addressNow())) };
      setSearch(to === "scores" ? chosen : { view: to, ...chosen }, { replace: true });
    },
    goToRound: (to: number) => setSearch({ round: String(to) }, { replace: true }),
    goToPlayer: ({ playerId, round: of }: CardToEnter) =>
      setSearch({ round: String(of), player: playerId }),
  };
};
