import { Lock } from "lucide-react";
import { Button, LinkButton } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";
import { leaveFocusToSuccessor } from "../../../ui/leaveFocusToSuccessor.ts";
import { Heading } from "../../../ui/page/Page.tsx";
import * as styles from "./EventFailure.css.ts";
import { type EventProblem, eventProblemTexts, isInvited } from "./eventProblem.ts";

interface Props {
  readonly problem: EventProblem;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Why the event is not shown, and where to go from here. */
export const EventFailure = ({ problem, onRetry, isRetrying }: Props) => {
  const { title, sentence } = eventProblemTexts[problem];
  return (
    <div ref={leaveFocusToSuccessor} className={styles.failure} role="alert">
      {isInvited(problem) ? <Lock size={36} className={styles.sign} aria-hidden="true" /> : null}
      <Heading as="h1" size="section">
        {title}
      </Heading>
      <p className={styles.sentence}>{sentence}</p>
      <div className={asRow({ gap: 3, align: "stretch", justify: "center", wrap: true })}>
        {problem === "signedOut" ? <LinkButton to="/auth?tab=login">Sign In</LinkButton> : null}
        {problem === "other" ? (
          <Button isPending={isRetrying} pendingText="Trying again..." onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <LinkButton
          to="/events"
          variant={problem === "signedOut" || problem === "other" ? "line" : "main"}
        >
          Back to Events
        </LinkButton>
      </div>
    </div>
  );
};
