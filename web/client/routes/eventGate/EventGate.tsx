import { useQuery } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import type { EventDetail } from "../../../contract/event.ts";
import { EventReference } from "../../../contract/params.ts";
import { SkeletonPanel } from "../../components/states/Skeleton.tsx";
import * as styles from "./EventGate.css.ts";
import { EventNotFound, EventRefused } from "./EventRefused.tsx";
import { eventQuery } from "./eventQuery.ts";

interface Props {
  readonly children: (event: EventDetail) => ReactNode;
}

const read = Schema.decodeUnknownOption(EventReference);

/** The event of the address, or why it cannot be shown. */
export const EventGate = ({ children }: Props) => {
  const { eventId } = useParams();
  const reference = Option.getOrNull(read(eventId));
  return reference === null ? (
    <div className={styles.instead}>
      <EventNotFound />
    </div>
  ) : (
    <LoadedEvent reference={reference}>{children}</LoadedEvent>
  );
};

interface LoadedProps extends Props {
  readonly reference: EventReference;
}

const LoadedEvent = ({ reference, children }: LoadedProps) => {
  const { data, error, refetch, isFetching } = useQuery(eventQuery(reference));
  if (data) return children(data);
  return (
    <div className={styles.instead}>
      {error ? (
        <EventRefused error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonPanel label="Loading event details..." />
      )}
    </div>
  );
};
