import type { Participant } from "../../../../contract/field/participants.ts";
import { handicapText } from "../../person/playerText.ts";
import * as styles from "./ParticipantCard.css.ts";
import { averageText, nameOf } from "./participantTexts.ts";

interface Props {
  readonly participant: Participant;
}

/** The statistics of a player, and facts for the organiser. */
export const StatisticsBack = ({ participant }: Props) => {
  const { scoringAverages: averages, shirtSize } = participant;
  const statistics = [
    ["Par 3", averageText(averages.par3Average)],
    ["Par 4", averageText(averages.par4Average)],
    ["Par 5", averageText(averages.par5Average)],
    ["Overall", averageText(averages.allTimeAverage)],
    ["Rounds", String(averages.totalRounds)],
    ["Holes", String(averages.totalHoles)],
    ["Shirt size", shirtSize ?? "N/A"],
    ["Handicap", handicapText(participant)],
  ] as const;
  return (
    <>
      <span className={styles.name}>{nameOf(participant)}</span>
      <span className={styles.rows}>
        {statistics.map(([label, value]) => (
          <span key={label} className={styles.stat}>
            {`${label} `}
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </span>
    </>
  );
};
