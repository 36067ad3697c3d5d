import { useQuery } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import { useSearchParams } from "react-router-dom";
import {
  HoleNumber,
  PlayerId,
  RoundNumber,
  type TournamentId,
} from "../../../../domain/shared/values.ts";
import { roundIn } from "../../../contract/card/firstCalls.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { useLive } from "../../data/useLive.ts";
import type { PadPosition } from "../../subjects/card/pad/padPosition.ts";
import { myRegistrationsQuery } from "../../subjects/event/myRegistrationsQuery.ts";
import { type EventTab, tabNamed } from "../../subjects/event/page/eventTabs.tsx";
import { useSession } from "../../subjects/person/session/useSession.ts";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { useSendWaiting } from "../useSendWaiting.ts";
import { EventTabs, GamesOfHole, ScoreScreen } from "./screens.tsx";

interface Props {
  readonly event: EventDetail;
}

/** The screen of an event: its five tabs, or the pad of a round. */
export const EventScreen = ({ event }: Props) => {
  const { user, isLoading } = useSession();
  const registration = useQuery({ ...ownRegistrationQuery(event.id), enabled: user !== null });
  const address = useEventAddress(event.numberOfRounds);
  useLive(event.id);
  useSendWaiting(user);
  if (isLoading || (user !== null && registration.isPending)) {
    return <PageSpinner label="Loading event details..." />;
  }
  if (user !== null && address.round !== null) {
    return (
      <ScoreScreen
        event={event}
        playerId={user.id}
        registration={registration.data}
        roundNumber={address.round}
        onHole={
          registration.data ? gamesOn(registration.data, event.id, user.id, address.round) : null
        }
        place={address.place}
        onPlace={address.goToPlace}
        onClose={address.leaveRound}
      />
    );
  }
  return (
    <EventTabs
      event={event}
      user={user}
      registration={registration.data}
      tab={address.tab}
      onTab={address.goToTab}
      onEnter={address.goToRound}
    />
  );
};

type Own = Pick<RegistrationWithEvent, "isInWolfGame" | "measuredOn">;

/** Only on a hole on which the player has a game to enter their files are loaded. */
const gamesOn =
  (own: Own, tournamentId: TournamentId, me: PlayerId, roundNumber: RoundNumber) =>
  (holeNumber: HoleNumber, cards: ReadonlyArray<PlayerId>) =>
    own.isInWolfGame || isMeasuredOn(own, roundNumber, holeNumber) ? (
      <GamesOfHole key={holeNumber} {...{ tournamentId, me, roundNumber, holeNumber, cards }} />
    ) : null;

const isMeasuredOn = ({ measuredOn = [] }: Own, roundNumber: RoundNumber, hole: HoleNumber) =>
  measuredOn.some(
    ({ holeNumbers, ...on }) =>
      on.roundNumber === roundNumber && (holeNumbers.length === 0 || holeNumbers.includes(hole)),
  );

const readHole = Schema.decodeUnknownOption(
  Schema.NumberFromString.pipe(Schema.decodeTo(HoleNumber)),
);
const readPlayer = Schema.decodeUnknownOption(PlayerId);

/**
 * The position within an event. All of it is in the address, so that "back" works and a reload
 * shows the same hole.
 */
const useEventAddress = (numberOfRounds: number) => {
  const [search, setSearch] = useSearchParams();
  const round = Option.getOrNull(roundIn(search));
  const place: PadPosition = {
    playerId: Option.getOrNull(readPlayer(search.get("player"))),
    holeNumber: Option.getOrNull(readHole(search.get("hole"))),
    isCard: search.get("view") === "card",
    isGroup: search.get("view") === "group",
  };
  return {
    tab: tabNamed(search.get("tab")),
    /** The round that is being entered; null on the tabs. */
    round: round !== null && round <= numberOfRounds ? round : null,
    place,
    goToTab: (tab: EventTab) => setSearch({ tab }, { replace: true }),
    goToRound: (chosen: RoundNumber) => setSearch({ tab: "scorecard", round: String(chosen) }),
    goToPlace: ({ playerId, holeNumber, isCard, isGroup }: PadPosition) =>
      setSearch(
        {
          tab: "scorecard",
          round: String(round),
          ...(playerId === null ? {} : { player: playerId }),
          ...(holeNumber === null ? {} : { hole: String(holeNumber) }),
          ...(isCard ? { view: "card" } : isGroup ? { view: "group" } : {}),
        },
        { replace: true },
      ),
    leaveRound: () => setSearch({ tab: "scorecard" }, { replace: true }),
  };
};

/** The player's own registration for the event; null when there is none, or nobody signed in. */
const ownRegistrationQuery = (tournamentId: TournamentId) => ({
  ...myRegistrationsQuery,
  select: (mine: ReadonlyArray<RegistrationWithEvent> | null): RegistrationWithEvent | null =>
    mine?.find(({ eventId }) => eventId === tournamentId) ?? null,
});
