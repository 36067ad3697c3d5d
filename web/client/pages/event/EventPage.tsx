import { useQueryClient } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import { useEffect, useState } from "react";
import {
  Navigate,
  type Params,
  useNavigationType,
  useParams,
  useSearchParams,
} from "react-router-dom";
import { callsOfEvent } from "../../../contract/card/firstCalls.ts";
import { getEvent } from "../../../contract/event/events.ts";
import type { FirstAsker } from "../../../contract/firstCalls.ts";
import { EventReference } from "../../../contract/params.ts";
import { readOf, useRead } from "../../data/read.ts";
import { EventFailure } from "../../subjects/event/page/EventFailure.tsx";
import { type EventProblem, isInvited } from "../../subjects/event/page/eventProblem.ts";
import { useEventProblem } from "../../subjects/event/page/useEventProblem.ts";
import { Page } from "../../ui/page/Page.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { SessionHeader } from "../SessionHeader.tsx";
import { EventScreen } from "./EventScreen.tsx";
import { EventInvitation, fetchScreen, loadPad } from "./screens.tsx";

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
