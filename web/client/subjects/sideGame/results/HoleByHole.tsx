import { ChevronDown } from "lucide-react";
import { Fragment, useState } from "react";
import { gameTraits, isMeasured } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asText } from "../../../ui/layout.ts";
import { listSign } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import type { GameView } from "../gameView.ts";
import * as shared from "../SideGames.css.ts";
import { You } from "../You.tsx";
import * as styles from "./HoleByHole.css.ts";
import type { HoleText } from "./holeText.ts";
import { holeTexts, isByMatch } from "./holeTexts.ts";
import { SkinDetail } from "./SkinDetail.tsx";

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
          <ol className={shared.rows}>
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
      <li className={styles.row}>
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
        className={joinClasses(asText({ tone: "textDim", size: "sm", leading: 1.35 }), shared.line)}
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
