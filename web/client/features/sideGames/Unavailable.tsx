import { Button } from "../../components/buttons/Button.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ApiError } from "../../data/apiError.ts";
import { failureText } from "../../data/failureText.ts";
import { leaveFocusToSuccessor } from "../../lib/leaveFocusToSuccessor.ts";

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
