import { gameTraits, isMeasured } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asText } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { DistancePanel } from "../distance/DistancePanel.tsx";
import type { GameView } from "../gameView.ts";
import * as styles from "../SideGames.css.ts";
import { WolfPanel } from "../wolf/WolfPanel.tsx";
import { HoleByHole } from "./HoleByHole.tsx";
import { Matches } from "./Matches.tsx";
import { Standing } from "./Standing.tsx";

interface Props {
  readonly view: GameView;
  readonly me: PlayerId | null;
}

/** The state of a game: remarks, players, matches and holes. */
export const GameResults = ({ view, me }: Props) => {
  const { game, results } = view;
  const isRunning = game.status === "open" && results.status !== "final";
  return (
    <>
      <div className={styles.beside}>
        {results.note === null ? null : (
          <p>
            <Caution>{results.note}</Caution>
          </p>
        )}
        {gameTraits[game.gameType].hole === "wolf" && game.hasJoined && me !== null && isRunning ? (
          <WolfPanel view={view} />
        ) : null}
        {isMeasured(game.gameType) && game.hasJoined && me !== null && game.status === "open" ? (
          <DistancePanel view={view} me={me} />
        ) : null}
        <Standing view={view} />
        {results.matches.length === 0 ? null : <Matches view={view} me={me} />}
        {view.sides.length === 0 ? (
          <Panel as="h3">
            <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
              Nobody has joined yet.
            </p>
          </Panel>
        ) : null}
      </div>
      <HoleByHole view={view} />
    </>
  );
};
