import { pointsText, toParText } from "../../../../../domain/golf/toPar.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { tone as tones } from "../../../ui/figures/Figure.css.ts";
import { Figure, NoteMark, type Tone } from "../../../ui/figures/Figure.tsx";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asStack } from "../../../ui/layout.ts";
import type { RankedPlayer, SampleHole, SampleScoring } from "../samplePlayers.ts";
import * as styles from "./SampleBoard.css.ts";

interface Props {
  readonly player: RankedPlayer;
  readonly scoring: SampleScoring;
  readonly onClose: () => void;
}

/** The card of the first round: both nines, the totals and the progress. */
export const SampleCard = ({ player, scoring, onClose }: Props) => {
  const [round] = player.rounds;
  if (!round) return null;
  const result =
    scoring === "points"
      ? { value: pointsText(round.totalPoints), tone: pointsTone(round.totalPoints) }
      : { value: toParText(round.score), tone: scoreTone(round.score) };
  return (
    <Dialog isOpen onClose={onClose} size="wide" overline="Round 1" title={player.name}>
      <DialogBody
        footer={
          <FormFooter errorCount={0}>
            <Button variant="line" onClick={onClose}>
              Close
            </Button>
          </FormFooter>
        }
      >
        <div className={asStack({ gap: 5, shrinks: true })}>
          <Nine name="Front Nine" sum="OUT" holes={round.holes.slice(0, 9)} scoring={scoring} />
          <Nine name="Back Nine" sum="IN" holes={round.holes.slice(9)} scoring={scoring} />
          <Plates
            plates={[
              { label: "Total", ...result },
              { label: "Strokes", value: round.strokes },
              { label: "Status", value: round.status },
            ]}
          />
        </div>
      </DialogBody>
    </Dialog>
  );
};

interface NineProps extends Pick<Props, "scoring"> {
  readonly name: string;
  readonly sum: string;
  readonly holes: ReadonlyArray<SampleHole>;
}

const sumOf = (holes: ReadonlyArray<SampleHole>, figure: "par" | "strokes" | "points") =>
  holes.reduce((sum, hole) => sum + hole[figure], 0);

const Nine = ({ name, sum, holes, scoring }: NineProps) => (
  <section className={styles.cardScroller} aria-label={name}>
    <table className={styles.cardTable}>
      <caption className={styles.cardCaption}>{name}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.label}>
            Hole
          </th>
          {holes.map(({ hole }) => (
            <th key={hole} scope="col" className={styles.cardHead}>
              {hole}
            </th>
          ))}
          <th scope="col" className={styles.cardHead}>
            {sum}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={styles.label}>
            Par
          </th>
          {holes.map(({ hole, par }) => (
            <td key={hole} className={styles.cardCell}>
              {par}
            </td>
          ))}
          <td className={styles.cardCell}>{sumOf(holes, "par")}</td>
        </tr>
        <tr>
          <th scope="row" className={styles.label}>
            Score
          </th>
          {holes.map(({ hole, strokes, par, score }) => (
            <td key={hole} className={styles.cardCell}>
              <NoteMark
                strokes={strokes}
                par={par}
                className={score <= -2 ? styles.eagle : tones[scoreTone(score)]}
              />
            </td>
          ))}
          <td className={styles.cardCell}>{sumOf(holes, "strokes")}</td>
        </tr>
        {scoring === "points" ? (
          <tr>
            <th scope="row" className={styles.label}>
              Points
            </th>
            {holes.map(({ hole, points, score }) => (
              <td key={hole} className={styles.cardCell}>
                <Figure tone={scoreTone(score)}>{points}</Figure>
              </td>
            ))}
            <td className={styles.cardCell}>{sumOf(holes, "points")}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  </section>
);

/** Eagle or better, birdie, par and worse each have a colour of their own. */
export const scoreTone = (toPar: number): Tone => {
  if (toPar <= -2) return "money";
  if (toPar === -1) return "under";
  return toPar === 0 ? "par" : "over";
};

/** 30 points and more, 25 and more, 20 and more each have a colour of their own. */
export const pointsTone = (points: number): Tone => {
  if (points >= 30) return "money";
  if (points >= 25) return "up";
  return points >= 20 ? "par" : "over";
};
