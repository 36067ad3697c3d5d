import { Button } from "../../components/buttons/Button.tsx";
import { LinkButton } from "../../components/buttons/LinkButton.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ApiError } from "../../lib/apiError.ts";
import * as styles from "./EventGate.css.ts";

const backToEvents = (
  <LinkButton to="/events" variant="line">
    Back to Events
  </LinkButton>
);

export const EventNotFound = () => (
  <EmptyState as="h1" title="Event Not Found" action={backToEvents}>
    The event you're looking for doesn't exist or has been removed.
  </EmptyState>
);

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Why an event is not shown, and where to go from here. */
export const EventRefused = ({ error, onRetry, isRetrying }: Props) => {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404) return <EventNotFound />;
  if (status === 401) {
    const ways = (
      <div className={styles.ways}>
        <LinkButton to="/auth?tab=login">Sign In</LinkButton>
        {backToEvents}
      </div>
    );
    return (
      <EmptyState as="h1" title="Players Only" action={ways}>
        Event details are only accessible through your player profile after signing in.
      </EmptyState>
    );
  }
  if (status === 403) {
    return (
      <EmptyState as="h1" title="Players Only" action={backToEvents}>
        You can only view details for events you are registered for.
      </EmptyState>
    );
  }
  const retry = (
    <div className={styles.ways}>
      <Button onClick={onRetry} isPending={isRetrying} pendingText="Trying again...">
        Try again
      </Button>
      {backToEvents}
    </div>
  );
  return (
    <EmptyState as="h1" title="No Answer" action={retry}>
      Unable to load event details. Please try again.
    </EmptyState>
  );
};
