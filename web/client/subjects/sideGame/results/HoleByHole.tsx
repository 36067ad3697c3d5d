import { ChevronDown } from "lucide-react";
import { Fragment, useState } from "react";
import { gameTraits, isMeasured } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { asStack, asText, joinClasses } from "../../../ui/layout.ts";
import { listSign } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import type { HoleText } from "../gameHole.ts";
import type { GameView } from "../gameView.ts";
import * as styles from "../SideGames.css.ts";
import { You } from "../You.tsx";
import { figureText, holeTexts, isByMatch, skinFigures, tieText } from "./holeTexts.ts";
import { carriedFrom } from "./pot.ts";

interface Props {
  readonly view: GameView;
}

/** The result of every hole: winner, reason and money. */
export const HoleByHole = ({ view }: Props) => {
  const texts = holeTexts(view);
  if (texts.length === 0) return null;
  const rounds = [...new Set(texts.map(({ hole }) => hole.roundNumber))];
  return (
    <Panel title="Hole by hole" as="h3">
      {isNet(view) ? (
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
          {`Net of the strokes received${isByMatch(view) ? " in each match" : ""}`}
        </p>
      ) : null}
      {rounds.map((roundNumber) => (
        <div key={roundNumber}>
          {view.game.roundNumbers.length > 1 ? (
            <h4
              className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}
            >{`Round ${roundNumber}`}</h4>
          ) : null}
          <ol className={styles.rows}>
            {texts
              .filter(({ hole }) => hole.roundNumber === roundNumber)
              .map((text) => (
                <HoleRow key={text.hole.holeNumber} view={view} text={text} />
              ))}
          </ol>
        </div>
      ))}
    </Panel>
  );
};

/** Nobody receives strokes for a distance. */
const isNet = ({ game: { gameType, scoring } }: GameView) =>
  scoring === "net" && !isMeasured(gameType);

interface RowProps {
  readonly view: GameView;
  readonly text: HoleText;
}

/** A hole of a skins game can be opened: it shows all scores and where its money comes from. */
const HoleRow = ({ view, text }: RowProps) => {
  const opens = gameTraits[view.game.gameType].hole === "skin";
  const [isOpen, setOpen] = useState(false);
  if (!opens) {
    return (
      <li className={styles.holeRow}>
        <Line text={text} />
      </li>
    );
  }
  return (
    <li className={styles.opening}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Line text={text} />
          <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
        </summary>
        {isOpen ? <SkinDetail view={view} index={view.results.holes.indexOf(text.hole)} /> : null}
      </details>
    </li>
  );
};

const Line = ({ text: { hole, winners, headline, why, won } }: Pick<RowProps, "text">) => (
  <>
    <Figure size="sm">
      <VisuallyHidden>Hole </VisuallyHidden>
      {hole.holeNumber}
    </Figure>
    <span className={asText({ breaks: true, shrinks: true })}>
      {headline === null ? (
        winners.map(({ side, participantIds, isMine }, index) => (
          <Fragment key={participantIds.join()}>
            {listSign(index, winners.length)}
            <span className={asText({ weight: "strong", leading: 1.25 })}>{side}</span>
            {isMine ? <You /> : null}
          </Fragment>
        ))
      ) : (
        <span>{headline}</span>
      )}
      <span
        className={joinClasses(asText({ tone: "textDim", size: "sm", leading: 1.35 }), styles.line)}
      >
        {why}
      </span>
    </span>
    {won === null ? null : (
      <Figure size="sm" tone="money" className={styles.won}>
        {feeText(won)}
      </Figure>
    )}
  </>
);

interface SkinDetailProps {
  readonly view: GameView;
  /** Index of the hole in the order of settlement. */
  readonly index: number;
}

/** The scores on a hole, and where its money comes from. */
export const SkinDetail = ({ view, index }: SkinDetailProps) => {
  const hole = view.results.holes[index];
  if (!hole) return null;
  const ties = carriedFrom(view, index);
  return (
    <div className={asStack({ gap: "slat", bottom: 3 })}>
      <ul className={styles.details} aria-label={`Scores on hole ${hole.holeNumber}`}>
        {skinFigures(view, hole).map(({ side, figure }) => (
          <li key={side.participantIds.join()} className={styles.detail}>
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
      <ul className={styles.details} aria-label={`What hole ${hole.holeNumber} is worth`}>
        <li className={styles.detail}>
          <span>{`Hole ${hole.holeNumber} itself`}</span>
          <span>{feeText(hole.value)}</span>
        </li>
        {ties.map((tie) => (
          <li key={`${tie.roundNumber} ${tie.holeNumber}`} className={styles.detail}>
            <span className={asText({ breaks: true, shrinks: true })}>
              {`Carried from ${tie.holeNumber}${tie.roundNumber === hole.roundNumber ? "" : ` of round ${tie.roundNumber}`}`}
              <span
                className={joinClasses(
                  asText({ tone: "textDim", size: "sm", leading: 1.35 }),
                  styles.line,
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
