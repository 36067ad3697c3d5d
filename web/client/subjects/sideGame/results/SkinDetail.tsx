import { joinClasses } from "../../../ui/joinClasses.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import type { GameView } from "../gameView.ts";
import * as shared from "../SideGames.css.ts";
import { You } from "../You.tsx";
import { carriedFrom } from "./carriedFrom.ts";
import * as styles from "./HoleByHole.css.ts";
import { figureText, skinFigures, tieText } from "./skinTexts.ts";

interface Props {
  readonly view: GameView;
  /** Index of the hole in the order of settlement. */
  readonly index: number;
}

/** The scores on a hole, and where its money comes from. */
export const SkinDetail = ({ view, index }: Props) => {
  const hole = view.results.holes[index];
  if (!hole) return null;
  const ties = carriedFrom(view, index);
  return (
    <div className={asStack({ gap: "slat", bottom: 3 })}>
      <ul className={styles.lines} aria-label={`Scores on hole ${hole.holeNumber}`}>
        {skinFigures(view, hole).map(({ side, figure }) => (
          <li key={side.participantIds.join()} className={styles.line}>
            <span className={asText({ breaks: true, shrinks: true })}>
              {side.side}
              {side.isMine ? <You /> : null}
            </span>
            <span className={asText({ oneLine: true, fixed: true })}>
              {figureText(view, figure)}
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.lines} aria-label={`What hole ${hole.holeNumber} is worth`}>
        <li className={styles.line}>
          <span>{`Hole ${hole.holeNumber} itself`}</span>
          <span>{feeText(hole.value)}</span>
        </li>
        {ties.map((tie) => (
          <li key={`${tie.roundNumber} ${tie.holeNumber}`} className={styles.line}>
            <span className={asText({ breaks: true, shrinks: true })}>
              {`Carried from ${tie.holeNumber}${tie.roundNumber === hole.roundNumber ? "" : ` of round ${tie.roundNumber}`}`}
              <span
                className={joinClasses(
                  asText({ tone: "textDim", size: "sm", leading: 1.35 }),
                  shared.line,
                )}
              >
                {tieText(view, tie)}
              </span>
            </span>
            <span>{feeText(tie.value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
