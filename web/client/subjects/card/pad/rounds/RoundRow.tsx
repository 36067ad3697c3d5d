import type { RoundNumber } from "../../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import { Badge } from "../../../../ui/badges/Badge.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Plates } from "../../../../ui/figures/Plates.tsx";
import { asRow, asStack, asText } from "../../../../ui/layout.ts";
import { totalText } from "../../../../ui/notation.ts";
import { heading } from "../../../../ui/theme/voices.css.ts";
import { CardStateBadge } from "../../state/CardStateBadge.tsx";
import { RejectionBanner } from "../RejectionBanner.tsx";
import * as styles from "./RoundRow.css.ts";
import { roundHint } from "./roundHint.ts";

interface Props {
  readonly roundNumber: RoundNumber;
  /** Undefined before the first score. */
  readonly card: Scorecard | undefined;
  /** Why nothing can be entered, or null. */
  readonly barrier: string | null;
  /** False if the reason is shown above all rounds. */
  readonly saysBarrier: boolean;
  /** The round in play, whose button is the main one. */
  readonly isNext: boolean;
  readonly onEnter: (roundNumber: RoundNumber) => void;
  readonly onOpenCard: (card: Scorecard) => void;
}

/** One round: its progress, totals and actions. */
export const RoundRow = ({
  roundNumber,
  card,
  barrier,
  saysBarrier,
  isNext,
  onEnter,
  onOpenCard,
}: Props) => {
  const canEnter = barrier === null && !card?.isVerified;
  const hint = roundHint(card);
  // Nothing counts on a card with late scores alone.
  const begun = card && card.scores.length > 0 ? card : null;
  return (
    <article
      className={asStack({ gap: 3, pad: 4, ground: "surface", radius: "panel", shadow: "raised" })}
      aria-label={`Round ${roundNumber}`}
    >
      <div className={asRow({ gap: 2, justify: "between", wrap: true })}>
        <h2 className={heading}>{`Round ${roundNumber}`}</h2>
        {begun ? <CardStateBadge card={begun} /> : <Badge kind="completed">Not Started</Badge>}
      </div>
      {begun ? <Plates plates={platesOf(begun)} /> : null}
      {card?.rejection ? <RejectionBanner rejection={card.rejection} /> : null}
      {hint ? <p className={asText({ tone: "textDim", leading: 1.35 })}>{hint}</p> : null}
      {barrier !== null && saysBarrier ? (
        <p className={asText({ tone: "textDim" })}>{barrier}</p>
      ) : null}
      <div className={styles.ways}>
        {canEnter ? (
          <Button
            variant={isNext ? "main" : "quiet"}
            aria-label={`Enter Scores, round ${roundNumber}`}
            className={styles.way}
            onClick={() => onEnter(roundNumber)}
          >
            Enter Scores
          </Button>
        ) : null}
        {begun ? (
          <Button
            variant="line"
            aria-label={`View Card, round ${roundNumber}`}
            className={styles.way}
            onClick={() => onOpenCard(begun)}
          >
            View Card
          </Button>
        ) : null}
      </div>
    </article>
  );
};

const platesOf = (card: Scorecard) => [
  { label: "Thru", value: card.isComplete ? "F" : card.scores.length },
  { label: "Gross", value: totalText(card.totalGrossScore) },
  { label: "Net", value: totalText(card.totalAdjustedScore) },
  { label: "Points", value: card.totalStablefordPoints },
];
