import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type {
  MatchBet,
  SideGameMatch,
  SideGameResults,
} from "../../../../../contract/sideGame/sideGameResults.ts";
import { type Column, Table } from "../../../../ui/tables/Table.tsx";
import { betName, matchText, worthText } from "../../sideGameMatchTexts.ts";
import { sideNames } from "./sideNames.ts";

interface Props {
  readonly game: SideGame;
  readonly results: SideGameResults;
}

/** A match, or a bet of a Nassau on a part of it. */
interface Row {
  readonly match: SideGameMatch;
  readonly bet: MatchBet | null;
}

/** Who won each match or bet of the game, and what it is worth. */
export const MatchTable = ({ game, results }: Props) => (
  <Table
    caption="Matches"
    columns={columnsOf(game, results)}
    rows={results.matches.flatMap(rowsOf)}
    keyOf={({ match, bet }) => `${match.id} ${bet?.name ?? ""}`}
  />
);

const rowsOf = (match: SideGameMatch): ReadonlyArray<Row> =>
  match.bets.length === 0 ? [{ match, bet: null }] : match.bets.map((bet) => ({ match, bet }));

const columnsOf = (game: SideGame, results: SideGameResults): ReadonlyArray<Column<Row>> => {
  const { opponent } = sideNames(game, results);
  const hasBets = results.matches.some(({ bets }) => bets.length > 0);
  const round: Column<Row> = { header: "Round", cell: ({ match }) => match.roundNumber };
  const bet: Column<Row> = { header: "Bet", cell: (row) => row.bet && betName(row.bet, row.match) };
  return [
    {
      header: "Match",
      cell: ({ match }) => `${opponent(match.playerId)} v ${opponent(match.opponentId)}`,
    },
    ...(game.roundNumbers.length > 1 ? [round] : []),
    ...(hasBets ? [bet] : []),
    { header: "Result", cell: (row) => matchText(row.bet ?? row.match, opponent) },
    { header: "Worth", cell: (row) => worthText(row.bet ?? row.match), isRight: true },
  ];
};
