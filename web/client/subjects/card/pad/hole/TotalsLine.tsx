import { toParText } from "../../../../../../domain/golf/toPar.ts";
import { Figure, type Tone, toneOf } from "../../../../ui/figures/Figure.tsx";
import { totalText } from "../../../../ui/notation.ts";
import * as styles from "../RoundEntry.css.ts";
import type { Totals } from "../roundCard.ts";

interface Props {
  readonly totals: Totals;
}

/** The totals of the round while it is entered. */
export const TotalsLine = ({ totals: { gross, toPar, thru, net, points } }: Props) => {
  const has = thru > 0;
  return (
    <dl className={styles.totals}>
      <Total name="Gross" value={has ? totalText(gross) : null} />
      <Total
        name="To par"
        value={has && toPar !== null ? toParText(toPar) : null}
        tone={toneOf(toPar)}
      />
      <Total name="Thru" value={has ? thru : null} />
      <Total name="Net" value={has ? net : null} />
      <Total name="Points" value={has ? points : null} />
    </dl>
  );
};

interface TotalProps {
  readonly name: string;
  /** Null if it is not known yet. */
  readonly value: number | string | null;
  readonly tone?: Tone;
}

const Total = ({ name, value, tone = "plain" }: TotalProps) => (
  <div className={styles.total}>
    <dt className={styles.totalName}>{name}</dt>
    <dd className={styles.totalValue}>
      <Figure tone={value === null ? "plain" : tone}>{value ?? "-"}</Figure>
    </dd>
  </div>
);
