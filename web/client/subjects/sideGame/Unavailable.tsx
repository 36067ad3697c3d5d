import { ApiError, failureText } from "../../data/apiError.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { leaveFocusToSuccessor } from "../../ui/leaveFocusToSuccessor.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

const signIn =
  "Please make sure you're logged in and registered for this event to view side games.";

const REFUSED = [401, 403];

const isRefused = (error: unknown) => error instanceof ApiError && REFUSED.includes(error.status);

/** Nothing could be read. During an outage or without a network, readers are not asked to sign in. */
export const Unavailable = ({ error, onRetry, isRetrying }: Props) => (
  <div ref={leaveFocusToSuccessor} role="alert">
    <EmptyState
      title="Side Games Unavailable"
      as="h2"
      seed="side games unavailable"
      action={
        <Button
          variant="quiet"
          isPending={isRetrying}
          pendingText="Trying again..."
          onClick={onRetry}
        >
          Try again
        </Button>
      }
    >
      {isRefused(error) ? signIn : failureText(error)}
    </EmptyState>
  </div>
);
