import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { Match } from "../../../../contract/matches.ts";
import { Panel } from "../../../components/cards/Panel.tsx";
import { joinClasses } from "../../../lib/joinClasses.ts";
import type { GameView } from "../gameView.ts";
import * as shared from "../SideGames.css.ts";
import { counted } from "../words.ts";
import * as styles from "./Standing.css.ts";

interface Props {
  readonly view: GameView;
}

/** The matches that the game consists of, by the first of each side. */
export const Matches = ({ view }: Props) => {
  const sideNamed = (playerId: Match["playerId"]) =>
    view.sides.find(({ members }) => members.some(({ userId }) => userId === playerId));
  // A team of the Ryder Cup plays several matches, so there only the player tells which one it is.
  const isByTeam = gameTraits[view.game.gameType].isMatchForEachPlayer;
  const nameOf = (playerId: Match["playerId"]) =>
    (isByTeam ? undefined : sideNamed(playerId)?.side) ?? view.nameOf(playerId);
  return (
    <Panel title="Matches" as="h3">
      <ul className={shared.rows}>
        {view.results.matches.map((match) => (
          <li key={match.id} className={styles.match}>
            <span className={shared.words}>
              <span className={shared.name}>{nameOf(match.playerId)}</span>
              {" v "}
              <span className={shared.name}>{nameOf(match.opponentId)}</span>
              {view.game.roundNumbers.length > 1 ? (
                <span className={joinClasses(shared.dim, shared.line)}>
                  {`Round ${match.roundNumber}`}
                </span>
              ) : null}
            </span>
            <span className={styles.state}>
              {match.leaderId === null ? null : (
                <span className={joinClasses(shared.dim, shared.line)}>
                  {nameOf(match.leaderId)}
                </span>
              )}
              {stateText(match)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** "2 up after 7 holes", "won 3&2", "halved". */
const stateText = ({ status, state, holesPlayed, leaderId }: Match) => {
  if (status === "arranged") return "Not started";
  if (status === "running") {
    return `${state === "AS" ? "All square" : state} after ${counted(holesPlayed, "hole")}`;
  }
  return leaderId === null || state === "won" ? state : `won ${state}`;
};
