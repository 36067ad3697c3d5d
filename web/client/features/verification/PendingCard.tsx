import { BookOpen, ClipboardCheck } from "lucide-react";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { CardStateBadge } from "../../components/cardStates/CardStateBadge.tsx";
import { Plates } from "../../components/figures/Plates.tsx";
import { Avatar } from "../../components/people/Avatar.tsx";
import { leaveFocusToSuccessor } from "../../lib/leaveFocusToSuccessor.ts";
import { heading } from "../../theme/voices.css.ts";
import { cardPlates, playerName } from "./cardTexts.ts";
import * as styles from "./VerificationPending.css.ts";

interface Props {
  readonly card: Scorecard;
  readonly onOpen: () => void;
  readonly onVerify: () => void;
}

/** A card that waits: player, totals and actions. */
export const PendingCard = ({ card, onOpen, onVerify }: Props) => {
  const name = playerName(card);
  return (
    <article
      ref={leaveFocusToSuccessor}
      className={styles.card}
      aria-label={`${name}, round ${card.roundNumber}`}
    >
      <div className={styles.head}>
        <Avatar user={card.player} />
        <div className={styles.words}>
          <h2 className={heading}>{name}</h2>
          <p className={styles.round}>{`Round ${card.roundNumber}`}</p>
        </div>
        <CardStateBadge card={card} />
      </div>
      <Plates plates={cardPlates(card)} />
      <div className={styles.ways}>
        <Button
          className={styles.way}
          icon={<ClipboardCheck size={22} aria-hidden="true" />}
          aria-label={`Verify Scorecard, ${name}, round ${card.roundNumber}`}
          onClick={onVerify}
        >
          Verify Scorecard
        </Button>
        <Button
          variant="line"
          className={styles.way}
          icon={<BookOpen size={22} aria-hidden="true" />}
          aria-label={`View Card, ${name}, round ${card.roundNumber}`}
          onClick={onOpen}
        >
          View Card
        </Button>
      </div>
    </article>
  );
};
