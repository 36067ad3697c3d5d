import { Option, Schema } from "effect";
import { useSearchParams } from "react-router-dom";
import { HoleNumber, PlayerId, RoundNumber } from "../../../../domain/shared/values.ts";
import type { PadPosition } from "../../subjects/card/pad/padPosition.ts";
import { type EventTab, tabNamed } from "../../subjects/event/page/eventTabs.tsx";

const readRound = Schema.decodeUnknownOption(
  Schema.NumberFromString.pipe(Schema.decodeTo(RoundNumber)),
);
const readHole = Schema.decodeUnknownOption(
  Schema.NumberFromString.pipe(Schema.decodeTo(HoleNumber)),
);
const readPlayer = Schema.decodeUnknownOption(PlayerId);

/**
 * The position within an event. All of it is in the address, so that "back" works and a reload
 * shows the same hole.
 */
export const useEventAddress = (numberOfRounds: number) => {
  const [search, setSearch] = useSearchParams();
  const round = Option.getOrNull(readRound(search.get("round")));
  const place: PadPosition = {
    playerId: Option.getOrNull(readPlayer(search.get("player"))),
    holeNumber: Option.getOrNull(readHole(search.get("hole"))),
    isCard: search.get("view") === "card",
  };
  return {
    tab: tabNamed(search.get("tab")),
    /** The round that is being entered; null on the tabs. */
    round: round !== null && round <= numberOfRounds ? round : null,
    place,
    goToTab: (tab: EventTab) => setSearch({ tab }, { replace: true }),
    goToRound: (chosen: RoundNumber) => setSearch({ tab: "scorecard", round: String(chosen) }),
    goToPlace: ({ playerId, holeNumber, isCard }: PadPosition) =>
      setSearch(
        {
          tab: "scorecard",
          round: String(round),
          ...(playerId === null ? {} : { player: playerId }),
          ...(holeNumber === null ? {} : { hole: String(holeNumber) }),
          ...(isCard ? { view: "card" } : {}),
        },
        { replace: true },
      ),
    leaveRound: () => setSearch({ tab: "scorecard" }, { replace: true }),
  };
};
