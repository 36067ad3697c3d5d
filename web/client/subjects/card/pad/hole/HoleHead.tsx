import type { ReactNode } from "react";
import type { HoleNumber } from "../../../../../../domain/shared/values.ts";
import { Ground } from "../../../../ui/drawings/Ground.tsx";
import { Figure, PickedUp, toneOf } from "../../../../ui/figures/Figure.tsx";
import { asStack, joinClasses } from "../../../../ui/layout.ts";
import { countText } from "../../../../ui/listText.ts";
import { playedWord } from "../../../../ui/notation.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import { figure } from "../../../../ui/theme/theme.css.ts";
import { lengthHead } from "../../../../ui/units.ts";
import type { RoundCard, RoundHole } from "../roundCard.ts";
import * as styles from "./HolePad.css.ts";

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
  <section className={styles.head} aria-label={`Hole ${holeNumber}`}>
    <div className={styles.art}>
      <Ground seed={seed} width={390} height={190} x={330} y={92} radius={68} levels={11} />
    </div>
    <p className={styles.headLine}>
      <span>Hole</span>
      {strokesReceived ? (
        <span className={styles.received}>
          <span className={styles.dot} aria-hidden="true" />
          {receivedText(strokesReceived, partner)}
        </span>
      ) : null}
    </p>
    <h1 className={joinClasses(styles.headNumber, figure)}>{holeNumber}</h1>
    <dl className={styles.facts}>
      <Fact name="Par" value={par} />
      <Fact name="HCP" value={strokeIndex} />
      {yards === null ? null : <Fact name={lengthHead()} value={yards} />}
    </dl>
    {children}
  </section>
);

const receivedText = (received: number, partner: string | null) => {
  const strokes = countText(Math.abs(received), "stroke");
  const [gets, gives] = partner === null ? ["You get", "You give"] : ["Gets", "Gives"];
  return received > 0 ? `${gets} ${strokes} here` : `${gives} ${strokes} back here`;
};

const Fact = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div className={styles.fact}>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.factValue}>
      <Figure>{value}</Figure>
    </dd>
  </div>
);

interface StripProps {
  readonly card: RoundCard;
  /** Whose it is: "My card". */
  readonly name: string;
  readonly current: HoleNumber;
  readonly onHole: (holeNumber: HoleNumber) => void;
}

/** The whole card, nine holes in a line; pressing a hole goes there. */
export const Strip = ({
  card: { holes, entered, disputed },
  name,
  current,
  onHole,
}: StripProps) => (
  <ol className={styles.strip} aria-label={`${name}, holes 1 to ${holes.length}`}>
    {holes.map(({ holeNumber, par }) => {
      const score = entered.get(holeNumber);
      const isCurrent = holeNumber === current;
      return (
        <li key={holeNumber} className={asStack({ shrinks: true })}>
          <button
            type="button"
            className={isCurrent ? styles.stripCurrent : styles.stripHole}
            aria-current={isCurrent ? "step" : undefined}
            onClick={() => onHole(holeNumber)}
          >
            <span className={styles.stripNumber}>
              <VisuallyHidden>Go to hole </VisuallyHidden>
              {holeNumber}
            </span>
            {score === undefined ? (
              <span className={styles.stripStrokes} aria-hidden="true">
                ·
              </span>
            ) : (
              <Figure
                className={styles.stripStrokes}
                tone={isCurrent ? "plain" : toneOf(score.strokes && score.strokes - par)}
              >
                <VisuallyHidden>, </VisuallyHidden>
                {score.strokes ?? <PickedUp isSpoken={false} />}
                {disputed.has(holeNumber) ? <span aria-hidden="true">?</span> : null}
                <VisuallyHidden>
                  {`, ${playedWord(score.strokes, par)}${disputed.has(holeNumber) ? ", disputed" : ""}`}
                </VisuallyHidden>
              </Figure>
            )}
          </button>
        </li>
      );
    })}
  </ol>
);
