import { pointsText } from "../../../../../../domain/golf/toPar.ts";
import type { CardExplanation } from "../../../../../contract/card/explanation.ts";
import { asStack } from "../../../../ui/layout.ts";
import { playingHandicapText } from "../../../person/indexText.ts";
import * as styles from "./ExplanationList.css.ts";

interface Props {
  readonly explanation: CardExplanation;
}

/** The handicap, every hole with a score, then the totals. */
export const ExplanationList = ({ explanation }: Props) => {
  const { playingHandicap, formula, tee, holes, totals } = explanation;
  return (
    <ol className={asStack({ gap: "slat" })}>
      <li className={styles.item}>
        <p className={styles.head}>
          <span>Playing handicap</span>
          <span>{playingHandicapText(playingHandicap)}</span>
        </p>
        {tee ? <p>{`Tee: ${tee.name}`}</p> : null}
        <p>{formula}</p>
      </li>
      {holes
        .filter(({ strokes }) => strokes !== null)
        .map(({ holeNumber, net, points, rule }) => (
          <li key={holeNumber} className={styles.item}>
            <p className={styles.head}>
              <span>{`Hole ${holeNumber}`}</span>
              <span>{`Net ${net ?? "-"} · ${pointsText(points ?? 0)}`}</span>
            </p>
            <p>{rule}</p>
          </li>
        ))}
      <li className={styles.item}>
        <p className={styles.head}>
          <span>The card</span>
          <span>{`Gross ${totals.gross} · Net ${totals.net} · ${pointsText(totals.points)}`}</span>
        </p>
      </li>
    </ol>
  );
};
