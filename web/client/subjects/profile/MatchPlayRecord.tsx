import type { Success } from "../../../contract/endpoint.ts";
import type { getMatchPlayStats } from "../../../contract/match/matches.ts";
import { Figure } from "../../ui/figures/Figure.tsx";
import { asStack, asText } from "../../ui/layout.ts";
import * as styles from "./MatchPlayRecord.css.ts";

interface Props {
  readonly record: Success<typeof getMatchPlayStats>;
}

/** The match play record in numbers. */
export const MatchPlayRecord = ({ record }: Props) =>
  record.totalMatches === 0 ? (
    <p className={asText({ tone: "textDim" })}>
      No match play records yet. Challenge someone to a match!
    </p>
  ) : (
    <dl className={styles.record}>
      {figuresOf(record).map(({ label, value }) => (
        <div key={label} className={asStack({ gap: 1, packed: true })}>
          <dt className={styles.name}>{label}</dt>
          <dd>
            <Figure size="md">{value}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );

const figuresOf = ({ totalMatches, wins, losses, halved, winPercentage }: Props["record"]) => [
  { label: "Total Matches", value: totalMatches },
  { label: "Wins", value: wins },
  { label: "Losses", value: losses },
  { label: "Halved", value: halved },
  { label: "Win %", value: `${winPercentage}%` },
];
