import { Lock, TriangleAlert } from "lucide-react";
import type { HoleNumber } from "../../../../../domain/shared/values.ts";
import { Figure } from "../../../components/figures/Figure.tsx";
import { NoteMark } from "../../../components/figures/NoteMark.tsx";
import { VisuallyHidden } from "../../../components/overlays/VisuallyHidden.tsx";
import { holeWord } from "../../../lib/notation.ts";
import type { RoundCard, RoundHole } from "../roundCard.ts";
import * as styles from "./NineList.css.ts";

interface Props {
  readonly name: string;
  /** "OUT" or "IN". */
  readonly sumName: string;
  readonly holes: ReadonlyArray<RoundHole>;
  readonly card: RoundCard;
  readonly onHole: (holeNumber: HoleNumber) => void;
}

/** One nine of the card; pressing a hole goes there. */
export const NineList = ({ name, sumName, holes, card, onHole }: Props) => {
  const scores = holes.map(({ holeNumber }) => card.entered.get(holeNumber)?.strokes);
  return (
    <section aria-label={name} className={styles.nine}>
      <div className={styles.head} aria-hidden="true">
        <span>Hole</span>
        <span>Par</span>
        <span>HCP</span>
        <span>Score</span>
      </div>
      <ol className={styles.rows}>
        {holes.map((hole) => (
          <li key={hole.holeNumber}>
            <HoleRow hole={hole} card={card} onHole={onHole} />
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        <span className={styles.sumName}>{sumName}</span>
        <Figure>{sum(holes.map(({ par }) => par))}</Figure>
        <span />
        <Figure>{scores.every((score) => score === undefined) ? "-" : sum(scores)}</Figure>
      </p>
    </section>
  );
};

const sum = (numbers: ReadonlyArray<number | undefined>) =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);

interface RowProps extends Pick<Props, "card" | "onHole"> {
  readonly hole: RoundHole;
}

const HoleRow = ({ hole: { holeNumber, par, strokeIndex }, card, onHole }: RowProps) => {
  const strokes = card.entered.get(holeNumber)?.strokes ?? null;
  const words = strokes === null ? "no score" : `${strokes}, ${holeWord(strokes, par)}`;
  const isVerified = card.verified.has(holeNumber);
  const isDisputed = card.disputed.has(holeNumber);
  const state = isVerified ? ", verified" : isDisputed ? ", disputed" : "";
  return (
    <button type="button" className={styles.row} onClick={() => onHole(holeNumber)}>
      <VisuallyHidden>{`Hole ${holeNumber}, par ${par}, ${words}${state}`}</VisuallyHidden>
      <span className={styles.face} aria-hidden="true">
        <Figure>{holeNumber}</Figure>
        <Figure className={styles.par}>{par}</Figure>
        <Figure className={styles.par}>{strokeIndex}</Figure>
        <span className={styles.score}>
          {isVerified ? <Lock size={14} className={styles.lock} /> : null}
          {isDisputed ? <TriangleAlert size={14} className={styles.lock} /> : null}
          <NoteMark strokes={strokes} par={par} isSpoken={false} />
        </span>
      </span>
    </button>
  );
};
