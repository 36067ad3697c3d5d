import { Panel } from "../../../components/cards/Panel.tsx";
import { Figure } from "../../../components/figures/Figure.tsx";
import { VisuallyHidden } from "../../../components/overlays/VisuallyHidden.tsx";
import { joinClasses } from "../../../lib/joinClasses.ts";
import { feeText } from "../../../lib/money.ts";
import type { GameView } from "../gameView.ts";
import * as shared from "../SideGames.css.ts";
import { You } from "../You.tsx";
import { type HoleText, holeTexts, winnersText } from "./holeTexts.ts";
import * as styles from "./Standing.css.ts";

interface Props {
  readonly view: GameView;
}

/** What every hole has brought: who, why, and how much. */
export const HoleByHole = ({ view }: Props) => {
  const texts = holeTexts(view);
  if (texts.length === 0) return null;
  const rounds = [...new Set(texts.map(({ hole }) => hole.roundNumber))];
  return (
    <Panel title="Hole by hole" as="h3">
      {rounds.map((roundNumber) => (
        <div key={roundNumber}>
          {view.game.roundNumbers.length > 1 ? (
            <h4 className={shared.dim}>{`Round ${roundNumber}`}</h4>
          ) : null}
          <ol className={shared.rows}>
            {texts
              .filter(({ hole }) => hole.roundNumber === roundNumber)
              .map((text) => (
                <HoleRow key={text.hole.holeNumber} text={text} />
              ))}
          </ol>
        </div>
      ))}
    </Panel>
  );
};

const HoleRow = ({ text: { hole, winners, headline, why, won } }: { readonly text: HoleText }) => (
  <li className={styles.hole}>
    <Figure size="sm">
      <VisuallyHidden>Hole </VisuallyHidden>
      {hole.holeNumber}
    </Figure>
    <span className={shared.words}>
      {headline === null ? (
        <>
          <span className={shared.name}>{winnersText(winners)}</span>
          {winners.some(({ isMine }) => isMine) ? <You /> : null}
        </>
      ) : (
        <span>{headline}</span>
      )}
      <span className={joinClasses(shared.dim, shared.line)}>{why}</span>
    </span>
    {won === null ? null : (
      <Figure size="sm" tone="money">
        {feeText(won)}
      </Figure>
    )}
  </li>
);
