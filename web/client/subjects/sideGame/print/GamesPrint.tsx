import { useQueries } from "@tanstack/react-query";
import { gameTypeLabels } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { placeText } from "../../../../../domain/golf/sideGames/placeText.ts";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { isKnownGame } from "../../../../contract/sideGame/sideGame.ts";
import { getSideGameResults, listSideGames } from "../../../../contract/sideGame/sideGames.ts";
import { readOf, useRead } from "../../../data/read.ts";
import { listText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import * as paper from "../../../ui/paper/Paper.css.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { type GameView, gameView } from "../gameView.ts";
import { scoreText } from "../results/scoreText.ts";

interface Props {
  readonly tournamentId: TournamentId;
}

/** What was won in the side games that have begun, to hang beside the results. */
export const GamesPrint = ({ tournamentId }: Props) => {
  const games = useRead(listSideGames, { eventId: tournamentId });
  const known = (games.data ?? []).filter(isKnownGame);
  const results = useQueries({
    queries: known.map(({ id }) => readOf(getSideGameResults, { sideGameId: id })),
  });
  const reads = [games, ...results];
  if (reads.some(({ error }) => error)) {
    return <FailedRead title="The side games could not be loaded" of={reads} />;
  }
  if (reads.some(({ isPending }) => isPending)) {
    return <SkeletonSlats label="Loading side games..." count={2} />;
  }
  const views = known.flatMap((game, index) => {
    const data = results[index]?.data;
    return data && data.status !== "not_started" ? [gameView(game, data, null)] : [];
  });
  return views.map((view) => <GameTable key={view.game.id} view={view} />);
};

const GameTable = ({ view }: { readonly view: GameView }) => {
  const { game, sides, results } = view;
  const rounds = `${game.roundNumbers.length === 1 ? "round" : "rounds"} ${listText(game.roundNumbers)}`;
  const state = results.status === "final" ? "" : ", so far";
  return (
    <table className={paper.table}>
      <caption className={paper.caption}>
        {`${gameTypeLabels[game.gameType]}, ${rounds}${state}`}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={paper.head}>
            Place
          </th>
          <th scope="col" className={paper.words}>
            Name
          </th>
          <th scope="col" className={paper.short}>
            Score
          </th>
          <th scope="col" className={paper.short}>
            Winnings
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side.participantIds.join()}>
            <td className={paper.figures}>{placeText(sides, side)}</td>
            <th scope="row" className={paper.words}>
              {side.side}
            </th>
            <td className={paper.short}>{scoreText(view, side)}</td>
            <td className={paper.short}>{feeText(side.winnings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
