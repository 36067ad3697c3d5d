import { TriangleAlert } from "lucide-react";
import { Component, type ReactNode } from "react";
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

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new value, such as another path, tries the failed part again. */
  readonly resetKey?: string;
  /** Shown instead of the failed part. Without it the reader can load the page again. */
  readonly fallback?: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
}

const reload = () => location.reload();

/**
 * Catches errors while a part of the page renders. The usual cause is a new version of the product:
 * the old page asks for a file that no longer exists, and loading the page again helps.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (): Partial<State> => ({ hasFailed: true });

  static getDerivedStateFromProps = (
    props: ErrorBoundaryProps,
    state: State,
  ): Partial<State> | null =>
    props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };

  override render() {
    const { children, fallback = <PageFailure /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

const PageFailure = () => (
  <div className={styles.error} role="alert">
    <p className={asText({ size: "lg", weight: 720, leading: 1.2 })}>
      This page could not be shown
    </p>
    <p className={styles.sentence}>
      Load it again. If that does not help, tell the organiser what you were doing.
    </p>
    <Button onClick={reload}>Load again</Button>
  </div>
);
