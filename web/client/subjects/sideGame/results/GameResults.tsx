import { recordKindOf } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asText } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import type { GameView } from "../gameView.ts";
import { RecordPanel } from "../RecordPanel.tsx";
import { isOver } from "../recordFaces.ts";
import * as styles from "../SideGames.css.ts";
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
  const kind = recordKindOf(game.gameType);
  const isAsked = game.status === "open" && game.hasJoined && kind && !isOver(kind, results);
  return (
    <>
      <div className={styles.beside}>
        {results.note === null ? null : (
          <p>
            <Caution>{results.note}</Caution>
          </p>
        )}
        {isAsked && me !== null ? <RecordPanel view={view} kind={kind} me={me} /> : null}
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
