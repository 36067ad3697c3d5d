import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import type { Participant } from "../../../../contract/field/participants.ts";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { onSite } from "../../../ui/dates/moment.ts";
import { asText } from "../../../ui/layout.ts";
import { totalText } from "../../../ui/notation.ts";
import * as styles from "./ParticipantCard.css.ts";
import { nameOf } from "./participantTexts.ts";

interface Props {
  readonly participant: Participant;
  /** Of this player in this event. */
  readonly rounds: ReadonlyArray<Scorecard>;
}

/** The player's rounds of the event. */
export const ScoringHistoryBack = ({ participant, rounds }: Props) => {
  const inOrder = rounds.toSorted((a, b) => a.roundNumber - b.roundNumber);
  return (
    <>
      <span className={styles.name}>{nameOf(participant)}</span>
      {inOrder.length === 0 ? (
        <span className={asText({ tone: "textDim" })}>No rounds yet</span>
      ) : (
        <span className={styles.history}>
          <span className={styles.historyHead}>Round</span>
          <span className={styles.historyDateHead}>Date</span>
          <span className={styles.historyFigureHead}>Gross</span>
          <span className={styles.historyFigureHead}>Net</span>
          <span className={styles.historyFigureHead}>Points</span>
          {inOrder.map((card) => (
            <span key={card.id} className={styles.round}>
              <span className={styles.historyCell}>{card.roundNumber}</span>
              <span className={styles.historyDate}>
                {shortDate(onSite(new Date(card.roundDate)))}
              </span>
              <span className={styles.historyFigure}>{totalText(card.totalGrossScore)}</span>
              <span className={styles.historyFigure}>{totalText(card.totalAdjustedScore)}</span>
              <span className={styles.historyFigure}>{card.totalStablefordPoints}</span>
            </span>
          ))}
        </span>
      )}
    </>
  );
};
