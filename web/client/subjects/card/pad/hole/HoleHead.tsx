import type { ReactNode } from "react";
import { Ground } from "../../../../ui/drawings/Ground.tsx";
import { Figure } from "../../../../ui/figures/Figure.tsx";
import { joinClasses } from "../../../../ui/joinClasses.ts";
import { figure } from "../../../../ui/theme/voices.css.ts";
import { lengthHead } from "../../../../ui/units.ts";
import type { RoundHole } from "../roundCard.ts";
import * as styles from "./HoleHead.css.ts";

interface Props {
  readonly hole: RoundHole;
  /** Seed of the drawing: every hole of every event has its own. */
  readonly seed: string;
  /** The first name of the partner whose card it is; null for the reader's own card. */
  readonly partner: string | null;
  /** Laid over the drawing. */
  readonly children?: ReactNode;
}

/** The hole that is being played, with a drawing as in a yardage book. */
export const HoleHead = ({
  hole: { holeNumber, par, strokeIndex, yards, strokesReceived },
  seed,
  partner,
  children,
}: Props) => (
  <section className={styles.hole} aria-label={`Hole ${holeNumber}`}>
    <div className={styles.art}>
      <Ground seed={seed} width={390} height={190} x={330} y={92} radius={68} levels={11} />
    </div>
    <p className={styles.line}>
      <span>Hole</span>
      {strokesReceived ? (
        <span className={styles.received}>
          <span className={styles.dot} aria-hidden="true" />
          {receivedText(strokesReceived, partner)}
        </span>
      ) : null}
    </p>
    <h1 className={joinClasses(styles.number, figure)}>{holeNumber}</h1>
    <dl className={styles.facts}>
      <Fact name="Par" value={par} />
      <Fact name="HCP" value={strokeIndex} />
      {yards === null ? null : <Fact name={lengthHead()} value={yards} />}
    </dl>
    {children}
  </section>
);

const receivedText = (received: number, partner: string | null) => {
  const strokes = Math.abs(received) === 1 ? "1 stroke" : `${Math.abs(received)} strokes`;
  const [gets, gives] = partner === null ? ["You get", "You give"] : ["Gets", "Gives"];
  return received > 0 ? `${gets} ${strokes} here` : `${gives} ${strokes} back here`;
};

const Fact = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>
      <Figure>{value}</Figure>
    </dd>
  </div>
);
