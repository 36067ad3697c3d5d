import { Info } from "lucide-react";
import { toParText } from "../../../../../../domain/golf/toPar.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import * as tones from "../../../../ui/figures/Figure.css.ts";
import { toneOf } from "../../../../ui/figures/Figure.tsx";
import { joinClasses } from "../../../../ui/layout.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import * as styles from "./Card.css.ts";
import type { HolesOfCard } from "./columns.ts";

interface Props {
  readonly card: HolesOfCard &
    Pick<Scorecard, "totalGrossScore" | "totalAdjustedScore" | "totalStablefordPoints">;
  /** The par of the holes played. */
  readonly par: number;
  /** Opens the explanation of a number; null where there is none. */
  readonly onExplain: (() => void) | null;
}

/** The three totals of a card. */
export const CardPlates = ({ card, par, onExplain }: Props) => {
  const { totalGrossScore, totalAdjustedScore } = card;
  const isPlayed = card.scores.length > 0;
  // With a hole that was picked up there is no total.
  const withoutTotal = isPlayed ? "NR" : "-";
  const toPar = isPlayed && totalGrossScore !== null ? totalGrossScore - par : null;
  return (
    <dl className={styles.plates}>
      <div className={styles.plate}>
        <dt className={styles.name}>Gross Score</dt>
        <dd className={joinClasses(styles.value, toPar !== null && tones.tone[toneOf(toPar)])}>
          {toPar === null ? withoutTotal : totalGrossScore}
          {toPar === null ? null : <span className={styles.toPar}>{toParText(toPar)}</span>}
        </dd>
      </div>
      <div className={styles.plate}>
        <dt className={styles.name}>Net Score</dt>
        <dd className={styles.value}>
          {isPlayed && totalAdjustedScore !== null ? (
            <Explained figure={totalAdjustedScore} onExplain={onExplain} />
          ) : (
            withoutTotal
          )}
        </dd>
      </div>
      <div className={styles.plate}>
        <dt className={styles.name}>Stableford Points</dt>
        <dd className={styles.value}>
          {isPlayed ? <Explained figure={card.totalStablefordPoints} onExplain={onExplain} /> : "-"}
        </dd>
      </div>
    </dl>
  );
};

interface ExplainedProps extends Pick<Props, "onExplain"> {
  readonly figure: number;
}

const Explained = ({ figure, onExplain }: ExplainedProps) =>
  onExplain ? (
    <button type="button" className={styles.explained} onClick={onExplain}>
      {figure}
      <VisuallyHidden>, how it is counted</VisuallyHidden>
      <Info size={18} className={styles.faint} aria-hidden="true" />
    </button>
  ) : (
    figure
  );
