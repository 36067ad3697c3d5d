import { TriangleAlert } from "lucide-react";
import type { HoleNumber } from "../../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import { Figure } from "../../../../ui/figures/Figure.tsx";
import { entryWord } from "../../../../ui/notation.ts";
import { callNames } from "../../../person/playerText.ts";
import { useMaySettle, useSettle } from "../../shown/useSettling.ts";
import * as styles from "./DisputedHole.css.ts";

interface Props {
  readonly card: Scorecard;
  readonly holeNumber: HoleNumber;
}

/** Who entered what on a disputed hole: keys for those who may say what counts. */
export const DisputedHole = ({ card, holeNumber }: Props) => {
  const maySettle = useMaySettle(card);
  const { settle, settling } = useSettle(card);
  const entries = card.disputes.find((dispute) => dispute.holeNumber === holeNumber)?.entries;
  if (!entries) return null;
  const nameOf = callNames(entries.map(({ enteredBy }) => enteredBy));
  return (
    <fieldset className={styles.dispute} aria-label={`Hole ${holeNumber} is disputed`}>
      <p className={styles.question}>
        <TriangleAlert size={17} className={styles.sign} aria-hidden="true" />
        {maySettle ? "Disputed. Which one counts?" : "Disputed. A partner or the office decides."}
      </p>
      <div className={styles.entries}>
        {entries.map((entry) => {
          const { entryId, enteredBy } = entry;
          const face = (
            <>
              <span className={styles.name}>{nameOf(enteredBy)}</span>
              <Figure className={styles.strokes}>{entryWord(entry)}</Figure>
            </>
          );
          return maySettle ? (
            <button
              key={entryId}
              type="button"
              className={styles.key}
              aria-label={`${nameOf(enteredBy)} ${entryWord(entry)} counts on hole ${holeNumber}`}
              aria-busy={settling === entryId || undefined}
              aria-disabled={settling !== null || undefined}
              onClick={() => (settling === null ? settle({ holeNumber, entryId }) : undefined)}
            >
              {face}
            </button>
          ) : (
            <p key={entryId} className={styles.entry}>
              {face}
            </p>
          );
        })}
      </div>
    </fieldset>
  );
};
