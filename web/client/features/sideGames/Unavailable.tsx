import { Button } from "../../components/buttons/Button.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ApiError, sentenceOf } from "../../lib/apiError.ts";

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

const signIn =
  "Please make sure you're logged in and registered for this event to view side games.";

/** Nothing could be read. Without a network, readers are not asked to sign in. */
export const Unavailable = ({ error, onRetry, isRetrying }: Props) => (
  <div role="alert">
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
      {error instanceof ApiError ? signIn : sentenceOf(error)}
    </EmptyState>
  </div>
);
