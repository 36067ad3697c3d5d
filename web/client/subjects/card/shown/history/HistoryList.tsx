import { pointsText } from "../../../../../../domain/golf/toPar.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import type { ScoreChange } from "../../../../../contract/card/scoreHistory.ts";
import { asStack, asText } from "../../../../ui/layout.ts";
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
  <ol className={asStack({ gap: "slat" })}>
    {changes.map((change) => (
      <li key={change.version} className={styles.item}>
        <p className={styles.head}>
          <span className={asText({ weight: "strong" })}>{kindText(change)}</span>
          <span className={styles.when}>{`${authorText(change)} · ${timeOf(change.at)}`}</span>
        </p>
        {disputeText(change) ? (
          <p className={asText({ breaks: true })}>{disputeText(change)}</p>
        ) : null}
        {change.handicap ? (
          <p className={asText({ breaks: true })}>{correctedText(change)}</p>
        ) : null}
        {change.reason ? (
          <p className={asText({ breaks: true })}>{`Reason: ${change.reason}`}</p>
        ) : null}
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
        <span className={asText({ weight: "strong" })}>The card now</span>
        <span>{totalsText(card)}</span>
      </p>
    </li>
  </ol>
);

const totalsText = (card: Scorecard) =>
  `Gross ${totalText(card.totalGrossScore)} · Net ${totalText(card.totalAdjustedScore)} · ${pointsText(card.totalStablefordPoints)}`;
