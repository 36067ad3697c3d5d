import { pointsText, toParText } from "../../../../../domain/golf/toPar.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { tone as tones } from "../../../ui/figures/Figure.css.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { NoteMark } from "../../../ui/figures/NoteMark.tsx";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asStack } from "../../../ui/layout.ts";
import type { RankedPlayer, SampleScoring } from "../ranked.ts";
import type { SampleHole } from "../samplePlayers.ts";
import * as styles from "./SampleCard.css.ts";
import { pointsTone, scoreTone } from "./tones.ts";

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
  <section className={styles.scroller} aria-label={name}>
    <table className={styles.table}>
      <caption className={styles.caption}>{name}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.label}>
            Hole
          </th>
          {holes.map(({ hole }) => (
            <th key={hole} scope="col" className={styles.head}>
              {hole}
            </th>
          ))}
          <th scope="col" className={styles.head}>
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
            <td key={hole} className={styles.cell}>
              {par}
            </td>
          ))}
          <td className={styles.cell}>{sumOf(holes, "par")}</td>
        </tr>
        <tr>
          <th scope="row" className={styles.label}>
            Score
          </th>
          {holes.map(({ hole, strokes, par, score }) => (
            <td key={hole} className={styles.cell}>
              <NoteMark
                strokes={strokes}
                par={par}
                className={score <= -2 ? styles.eagle : tones[scoreTone(score)]}
              />
            </td>
          ))}
          <td className={styles.cell}>{sumOf(holes, "strokes")}</td>
        </tr>
        {scoring === "points" ? (
          <tr>
            <th scope="row" className={styles.label}>
              Points
            </th>
            {holes.map(({ hole, points, score }) => (
              <td key={hole} className={styles.cell}>
                <Figure tone={scoreTone(score)}>{points}</Figure>
              </td>
            ))}
            <td className={styles.cell}>{sumOf(holes, "points")}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  </section>
);
