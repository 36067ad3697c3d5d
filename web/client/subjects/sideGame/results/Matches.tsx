import type { ReactNode } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { SideGameMatch } from "../../../../contract/sideGame/sideGameResults.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { asText, joinClasses } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import type { GameView } from "../gameView.ts";
import * as styles from "../SideGames.css.ts";
import { betName, isWon, matchText, worthText } from "../sideGameMatchTexts.ts";
import { You } from "../You.tsx";
import { opponentsIn } from "./holeTexts.ts";

interface Props {
  readonly view: GameView;
  readonly me: PlayerId | null;
}

/** The matches of the game, with the value of each match and of its bets. */
export const Matches = ({ view, me }: Props) => {
  const { nameOf, isMine } = opponentsIn(view, me);
  const rounds = view.game.roundNumbers.length;
  return (
    <Panel title="Matches" as="h3">
      <ul className={styles.rows}>
        {view.results.matches.map((match) => {
          const { id, roundNumber, playerId, opponentId, bets } = match;
          const notes = [
            ...(rounds > 1 ? [`Round ${roundNumber}`] : []),
            ...(bets.length > 0 ? [] : [matchText(match, nameOf)]),
          ];
          return (
            <li
              key={id}
              className={joinClasses(
                styles.match,
                (isMine(playerId) || isMine(opponentId)) && styles.mine,
              )}
            >
              <Line
                note={notes.join(" · ")}
                worth={worthText(match)}
                isWon={bets.length === 0 && isWon(match)}
              >
                <span className={asText({ weight: "strong", leading: 1.25 })}>
                  {nameOf(playerId)}
                </span>
                {isMine(playerId) ? <You /> : null}
                {" v "}
                <span className={asText({ weight: "strong", leading: 1.25 })}>
                  {nameOf(opponentId)}
                </span>
                {isMine(opponentId) ? <You /> : null}
              </Line>
              <Bets match={match} nameOf={nameOf} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

interface BetsProps {
  readonly match: SideGameMatch;
  readonly nameOf: (playerId: PlayerId) => string;
}

/** The three bets of a Nassau. A match of another game is one bet, which its own line shows. */
const Bets = ({ match, nameOf }: BetsProps) =>
  match.bets.length === 0 ? null : (
    <ul className={styles.bets}>
      {match.bets.map((bet) => (
        <li key={bet.name} className={styles.bet}>
          <Line worth={feeText(bet.value)} isWon={isWon(bet)} note={matchText(bet, nameOf)}>
            {betName(bet, match)}
          </Line>
        </li>
      ))}
    </ul>
  );

interface LineProps {
  readonly children: ReactNode;
  readonly note: string;
  readonly worth: string;
  readonly isWon: boolean;
}

/** A bet with its state and value; gold once somebody has won it. */
const Line = ({ children, note, worth, isWon: isPaid }: LineProps) => (
  <div className={styles.matchLine}>
    <span className={asText({ breaks: true, shrinks: true })}>
      {children}
      {note === "" ? null : (
        <span
          className={joinClasses(
            asText({ tone: "textDim", size: "sm", leading: 1.35 }),
            styles.line,
          )}
        >
          {note}
        </span>
      )}
    </span>
    <Figure size="sm" tone={isPaid ? "money" : "plain"}>
      {worth}
    </Figure>
  </div>
);
