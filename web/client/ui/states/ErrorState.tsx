import { TriangleAlert } from "lucide-react";
import { sentenceOf } from "../../data/apiError.ts";
import { Button } from "../buttons/Button.tsx";
import { asText } from "../layout.ts";
import { leaveFocusToSuccessor } from "../leaveFocusToSuccessor.ts";
import * as styles from "./EmptyState.css.ts";

interface Props {
  /** What could not be done: "The leaderboard could not be loaded". */
  readonly title: string;
  /** The error, whose sentence is shown. */
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/**
 * Says what failed and what to do about it. When it has worked, what was asked for takes the focus
 * of the button.
 */
export const ErrorState = ({ title, error, onRetry, isRetrying = false }: Props) => (
  <div ref={leaveFocusToSuccessor} className={styles.error} role="alert">
    <TriangleAlert size={32} className={styles.sign} aria-hidden="true" />
    <p className={asText({ size: "lg", weight: 720, leading: 1.2 })}>{title}</p>
    <p className={styles.sentence}>{sentenceOf(error)}</p>
    {onRetry ? (
      <Button
        variant="quiet"
        isPending={isRetrying}
        pendingText="Trying again..."
        onClick={onRetry}
      >
        Try again
      </Button>
    ) : null}
  </div>
);
