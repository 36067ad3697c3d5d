import { Lock, TriangleAlert } from "lucide-react";
import { plus } from "../../../../../../domain/golf/roundScore.ts";
import { toParText } from "../../../../../../domain/golf/toPar.ts";
import type { HoleNumber, HoleScore } from "../../../../../../domain/shared/values.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Figure, NoteMark } from "../../../../ui/figures/Figure.tsx";
import { asStack, asText } from "../../../../ui/layout.ts";
import { playedWord } from "../../../../ui/notation.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import { Heading } from "../../../../ui/page/Page.tsx";
import { TotalsLine } from "../hole/TotalsLine.tsx";
import type { RoundCard, RoundHole, Totals } from "../roundCard.ts";
import { cardName, type Round } from "../useRound.ts";
import { useSubmit } from "./useSubmit.ts";
import * as styles from "./WholeCard.css.ts";

const NINE = 9;

interface Props {
  readonly round: Round;
  /** How the match of this card ended; null while it goes on. */
  readonly end: string | null;
  readonly current: HoleNumber;
  readonly onHole: (holeNumber: HoleNumber) => void;
  readonly onSubmitted: () => void;
  /** To all cards of the group; null where this phone enters no others. */
  readonly onGroup: (() => void) | null;
}

/** All holes: to check them, to choose one, and to submit the card. */
export const WholeCard = ({ round, end, current, onHole, onSubmitted, onGroup }: Props) => {
  const { submit, isPending } = useSubmit(round, onSubmitted);
  const { holes, verified, totals } = round;
  const isOfficial = holes.every(({ holeNumber }) => verified.has(holeNumber));
  return (
    <>
      <div className={styles.card}>
        <Heading as="h1" size="card">
          {cardName(round)}
        </Heading>
        <div className={styles.nines}>
          <NineList
            name="Front Nine"
            sumName="OUT"
            holes={holes.slice(0, NINE)}
            card={round}
            onHole={onHole}
          />
          {holes.length > NINE ? (
            <NineList
              name="Back Nine"
              sumName="IN"
              holes={holes.slice(NINE)}
              card={round}
              onHole={onHole}
            />
          ) : null}
        </div>
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
          {isOfficial ? `Every hole is verified${totalText(totals)}.` : openText(end)}
          {round.partner === null ? null : ` ${round.partner} submits the card.`}
        </p>
      </div>
      <footer className={styles.foot}>
        <TotalsLine totals={totals} />
        <div className={styles.ways}>
          <Button variant="line" className={styles.way} onClick={() => onHole(current)}>
            {`Back to hole ${current}`}
          </Button>
          {onGroup ? (
            <Button variant="line" className={styles.way} onClick={onGroup}>
              All cards
            </Button>
          ) : null}
          {isOfficial || round.partner !== null ? null : (
            <Button
              className={styles.way}
              isPending={isPending}
              pendingText="Submitting..."
              onClick={submit}
            >
              Submit Scorecard
            </Button>
          )}
        </div>
      </footer>
    </>
  );
};

const openText = (end: string | null) =>
  end === null
    ? "Every hole is saved as you enter it. Strokes include penalty strokes."
    : `The match is over: ${end}. No other hole is needed; side games still take them.`;

/** With a hole that was picked up there is no total. */
const totalText = ({ gross, toPar }: Totals) =>
  gross === null || toPar === null ? "" : `: ${gross}, ${toParText(toPar)}`;

interface NineListProps {
  readonly name: string;
  /** "OUT" or "IN". */
  readonly sumName: string;
  readonly holes: ReadonlyArray<RoundHole>;
  readonly card: RoundCard;
  readonly onHole: (holeNumber: HoleNumber) => void;
}

/** One nine of the card; pressing a hole goes there. */
export const NineList = ({ name, sumName, holes, card, onHole }: NineListProps) => {
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

interface RowProps extends Pick<NineListProps, "card" | "onHole"> {
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
