import { Lock, TriangleAlert } from "lucide-react";
import { plus } from "../../../../../../domain/golf/roundScore.ts";
import type { HoleNumber, HoleScore } from "../../../../../../domain/shared/values.ts";
import { Figure } from "../../../../ui/figures/Figure.tsx";
import { NoteMark } from "../../../../ui/figures/NoteMark.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { playedWord } from "../../../../ui/notation.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
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
  const scores = holes.flatMap(({ holeNumber }) => card.entered.get(holeNumber) ?? []);
  return (
    <section aria-label={name} className={asStack({ gap: "slat", packed: true })}>
      <div className={styles.head} aria-hidden="true">
        <span>Hole</span>
        <span>Par</span>
        <span>HCP</span>
        <span>Score</span>
      </div>
      <ol className={asStack({ gap: "slat" })}>
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
        <Figure>
          {scores.length === 0 ? "-" : (scores.map(strokesOn).reduce(plus, 0) ?? "-")}
        </Figure>
      </p>
    </section>
  );
};

const sum = (numbers: ReadonlyArray<number>) =>
  numbers.reduce((total, number) => total + number, 0);

const strokesOn = ({ strokes }: HoleScore) => strokes;

interface RowProps extends Pick<Props, "card" | "onHole"> {
  readonly hole: RoundHole;
}

const HoleRow = ({ hole: { holeNumber, par, strokeIndex }, card, onHole }: RowProps) => {
  const score = card.entered.get(holeNumber);
  const strokes = score?.strokes ?? null;
  const words = score ? [strokes ?? [], playedWord(strokes, par)].flat().join(", ") : "no score";
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
