import { BookOpen, ClipboardCheck } from "lucide-react";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { leaveFocusToSuccessor } from "../../../ui/leaveFocusToSuccessor.ts";
import { heading } from "../../../ui/theme/voices.css.ts";
import { Avatar } from "../../person/Avatar.tsx";
import { CardStateBadge } from "../state/CardStateBadge.tsx";
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
      className={asStack({ gap: 3, pad: 4, ground: "surface", radius: "panel", shadow: "raised" })}
      aria-label={`${name}, round ${card.roundNumber}`}
    >
      <div className={asRow({ gap: 3, wrap: true })}>
        <Avatar user={card.player} />
        <div className={styles.words}>
          <h2 className={heading}>{name}</h2>
          <p className={asText({ tone: "textDim", size: "sm" })}>{`Round ${card.roundNumber}`}</p>
        </div>
        <CardStateBadge card={card} />
      </div>
      <Plates plates={cardPlates(card)} />
      <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>
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
