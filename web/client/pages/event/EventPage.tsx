import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import { useEffect, useState } from "react";
import {
  Navigate,
  type Params,
  useNavigationType,
  useParams,
  useSearchParams,
} from "react-router-dom";
import {
  HoleNumber,
  PlayerId,
  RoundNumber,
  type TournamentId,
} from "../../../../domain/shared/values.ts";
import { callsOfEvent, roundIn } from "../../../contract/card/firstCalls.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { getEvent } from "../../../contract/event/events.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import type { FirstAsker } from "../../../contract/firstCalls.ts";
import { EventReference } from "../../../contract/params.ts";
import { readOf, useRead } from "../../data/read.ts";
import { useLive } from "../../data/useLive.ts";
import type { PadPosition } from "../../subjects/card/pad/RoundEntry.tsx";
import { myRegistrationsQuery } from "../../subjects/event/myRegistrationsQuery.ts";
import { EventFailure } from "../../subjects/event/page/EventFailure.tsx";
import {
  type EventProblem,
  isInvited,
  useEventProblem,
} from "../../subjects/event/page/eventProblem.ts";
import { type EventTab, tabNamed } from "../../subjects/event/page/eventTabs.tsx";
import { useSession } from "../../subjects/person/session/session.ts";
import { Page } from "../../ui/page/Page.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { SessionHeader } from "../SessionHeader.tsx";
import { useSendWaiting } from "../useSendWaiting.ts";
import {
  EventInvitation,
  EventTabs,
  fetchScreen,
  GamesOfHole,
  loadPad,
  ScoreScreen,
} from "./screens.tsx";

const read = Schema.decodeUnknownOption(EventReference);

/** An event by its id or its public number. */
const EventPage = () => {
  const { eventId = "" } = useParams();
  const reference = Option.getOrNull(read(eventId));
  return reference === null ? (
    <Page title="Event Not Found" header={<SessionHeader />}>
      <EventFailure problem="notFound" onRetry={() => {}} isRetrying={false} />
    </Page>
  ) : (
    <LoadedEvent key={reference} reference={reference} />
  );
};

const LoadedEvent = ({ reference }: { readonly reference: EventReference }) => {
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const isRound = search.has("round");
  useEffect(() => fetchScreen(isRound), [isRound]);
  const query = useRead(getEvent, { eventId: reference });
  const { data: event, refetch, isFetching } = query;
  const problem = useEventProblem(query);
  const isArriving = useArrivalFromInvitation(problem);
  // What was read before stays visible during an outage, but not if the reader has lost access.
  if (event && (problem === null || problem === "other")) {
    if (isArriving) return <Navigate to={{ search: `${search}` }} replace />;
    if (event.id === reference) return <EventScreen event={event} />;
    // Queries and live updates use the id.
    queries.setQueryData(readOf(getEvent, { eventId: event.id }).queryKey, event);
    return <Navigate to={{ pathname: `/events/${event.id}`, search: `${search}` }} replace />;
  }
  return (
    <Page title="Event" header={<SessionHeader />} hasFooter={problem !== null}>
      {problem !== null && isInvited(problem) ? (
        <EventInvitation reference={reference} problem={problem} />
      ) : problem ? (
        <EventFailure problem={problem} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PageSpinner label="Loading event details..." />
      )}
    </Page>
  );
};

/**
 * Whether the event is to take the place of the invitation. It does so as the page of a followed
 * link does, which takes the focus: the pressed button has gone with the invitation.
 */
const useArrivalFromInvitation = (problem: EventProblem | null): boolean => {
  const type = useNavigationType();
  const [wasInvited, setWasInvited] = useState(false);
  if (!wasInvited && problem !== null && isInvited(problem)) setWasInvited(true);
  return wasInvited && type === "POP";
};

export default EventPage;
export const firstCalls = (asker: FirstAsker, { eventId = "" }: Params) =>
  callsOfEvent(eventId, asker);
/** The pad takes the place of its picture in one step, for which its code has to be there. */
export const loadScreen = async ({ search }: FirstAsker) => {
  if (search.has("round")) await loadPad();
};

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
