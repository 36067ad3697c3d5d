import { pointsText } from "../../../../../../domain/golf/toPar.ts";
import type { Scorecard } from "../../../../../contract/scorecard.ts";
import type { ScoreChange } from "../../../../../contract/scoreHistory.ts";
import { totalText } from "../../../../ui/notation.ts";
import {
  authorText,
  correctedText,
  disputeText,
  holeText,
  kindText,
  timeOf,
} from "./changeTexts.ts";
import * as styles from "./HistoryList.css.ts";

interface Props {
  readonly changes: ReadonlyArray<ScoreChange>;
  readonly card: Scorecard;
}

/** The changes of a card, oldest first, ending with its current totals. */
export const HistoryList = ({ changes, card }: Props) => (
  <ol className={styles.list}>
    {changes.map((change) => (
      <li key={change.version} className={styles.item}>
        <p className={styles.head}>
          <span className={styles.kind}>{kindText(change)}</span>
          <span className={styles.when}>{`${authorText(change)} · ${timeOf(change.at)}`}</span>
        </p>
        {disputeText(change) ? <p className={styles.reason}>{disputeText(change)}</p> : null}
        {change.handicap ? <p className={styles.reason}>{correctedText(change)}</p> : null}
        {change.reason ? <p className={styles.reason}>{`Reason: ${change.reason}`}</p> : null}
        {change.holes.length > 0 ? (
          <ul className={styles.holes}>
            {change.holes.map((hole) => (
              <li key={hole.holeNumber}>
                <span className={styles.hole}>{`Hole ${hole.holeNumber}: `}</span>
                {holeText(hole)}
              </li>
            ))}
          </ul>
        ) : null}
      </li>
    ))}
    <li className={styles.item}>
      <p className={styles.head}>
        <span className={styles.kind}>The card now</span>
        <span>{totalsText(card)}</span>
      </p>
    </li>
  </ol>
);

const totalsText = (card: Scorecard) =>
  `Gross ${totalText(card.totalGrossScore)} · Net ${totalText(card.totalAdjustedScore)} · ${pointsText(card.totalStablefordPoints)}`;
