import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { asRow, asText } from "../../../ui/layout.ts";
import { CrestHeading } from "../../../ui/page/CrestHeading.tsx";
import * as styles from "./GameHead.css.ts";
import { briefFacts, gameFacts } from "./gameFacts.ts";
import { WayIn, type Ways } from "./WayIn.tsx";

interface Props {
  readonly game: SideGame;
  readonly headingId: string;
  /** Null for readers who cannot join any game of this event. */
  readonly ways: Ways | null;
  /** Somebody has a score on its holes; unknown until its results are read. */
  readonly hasBegun: boolean | undefined;
  /** Without what is only read with the results. */
  readonly isBrief: boolean;
}

/** The facts of a game and the button to join. */
export const GameHead = ({ game, headingId, ways, hasBegun, isBrief }: Props) => (
  <>
    <header className={asRow({ gap: 3, align: "start", justify: "between", wrap: true })}>
      <div className={styles.titles}>
        <CrestHeading as="h2" size="card">
          <span id={headingId}>{gameTraits[game.gameType].label}</span>
        </CrestHeading>
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
          {gameTraits[game.gameType].summary}
        </p>
      </div>
      <WayIn game={game} ways={ways} hasBegun={hasBegun} />
    </header>
    <ul className={styles.facts} aria-label="How it is played">
      {(isBrief ? briefFacts(game) : gameFacts(game)).map((fact) => (
        <li key={fact} className={styles.fact}>
          {fact}
        </li>
      ))}
    </ul>
    {!isBrief && ways !== null && !game.hasJoined && game.status === "open" ? (
      <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
        {hasBegun
          ? "You are not in this game. It has started, so nobody can join any more."
          : "You are not in this game."}
      </p>
    ) : null}
    {game.gameDescription && !isBrief ? (
      <p className={styles.words}>{game.gameDescription}</p>
    ) : null}
  </>
);
