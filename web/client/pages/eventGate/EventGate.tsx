import { useQuery } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import type { ReactNode } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import type { EventDetail } from "../../../contract/event/event.ts";
import { getEvent } from "../../../contract/event/events.ts";
import { EventReference } from "../../../contract/params.ts";
import { readOf } from "../../data/read.ts";
import { retryInterval } from "../../data/retryInterval.ts";
import { EventFailure } from "../../subjects/event/page/EventFailure.tsx";
import { isInvited, useEventProblem } from "../../subjects/event/page/eventProblem.ts";
import { asText, joinClasses } from "../../ui/layout.ts";
import { wrap } from "../../ui/page/Page.css.ts";
import { SkeletonPanel } from "../../ui/states/Skeleton.tsx";
import { EventInvitation } from "../event/screens.tsx";

interface Props {
  /** For a television, where nobody can press a button: failed queries are repeated. */
  readonly isUnattended?: boolean;
  readonly children: (event: EventDetail) => ReactNode;
}

const read = Schema.decodeUnknownOption(EventReference);
/** Shown instead of the event. */
const instead = joinClasses(wrap, asText({ top: 4, bottom: 4 }));
const nothing = () => undefined;

/** Loads the event of the address, by id or public number, or says why it cannot be shown. */
export const EventGate = ({ isUnattended = false, children }: Props) => {
  const { eventId } = useParams();
  const reference = Option.getOrNull(read(eventId));
  return reference === null ? (
    <div className={instead}>
      <EventFailure problem="notFound" onRetry={nothing} isRetrying={false} />
    </div>
  ) : (
    <LoadedEvent key={reference} reference={reference} isUnattended={isUnattended}>
      {children}
    </LoadedEvent>
  );
};

interface LoadedProps extends Required<Props> {
  readonly reference: EventReference;
}

const LoadedEvent = ({ reference, isUnattended, children }: LoadedProps) => {
  const { pathname, search } = useLocation();
  const query = useQuery({
    ...readOf(getEvent, { eventId: reference }),
    refetchInterval: isUnattended ? retryInterval : false,
  });
  const { data, refetch, isFetching } = query;
  const problem = useEventProblem(query);
  if (data?.id === reference) return children(data);
  if (data) {
    // Queries and live updates use the id.
    return <Navigate to={pathname.replace(reference, data.id) + search} replace />;
  }
  // It has the margins of the event's own page.
  if (problem !== null && isInvited(problem)) {
    return <EventInvitation reference={reference} problem={problem} />;
  }
  return (
    <div className={instead}>
      {problem === null ? (
        <SkeletonPanel label="Loading event details..." />
      ) : (
        <EventFailure problem={problem} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </div>
  );
};
