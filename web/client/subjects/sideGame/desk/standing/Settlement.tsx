import { gameTraits } from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import { placeText } from "../../../../../../domain/golf/sideGames/placeText.ts";
import type { PlayerId, SideGameParticipantId } from "../../../../../../domain/shared/values.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type {
  MatchBet,
  SideGameHole,
  SideGameMatch,
  SideGameResults,
  SideStanding,
} from "../../../../../contract/sideGame/sideGameResults.ts";
import { Plates } from "../../../../ui/figures/Plates.tsx";
import { asStack, asText } from "../../../../ui/layout.ts";
import { feeText, moneyText } from "../../../../ui/money.ts";
import { Caution } from "../../../../ui/states/Caution.tsx";
import { EmptyState } from "../../../../ui/states/EmptyState.tsx";
import { type Column, Table } from "../../../../ui/tables/Table.tsx";
import { heading } from "../../../../ui/theme/theme.css.ts";
import { betName, matchText, worthText } from "../../sideGameMatchTexts.ts";
import { signedText } from "../../words.ts";
import { namesOf } from "../gameTexts.ts";
import * as styles from "../SideGames.css.ts";

interface Props {
  readonly game: SideGame;
  readonly results: SideGameResults;
}

const statuses = { not_started: "Not started", running: "Running", final: "Final" } as const;
const CENTS = 100;
const money = (cents: number) => moneyText(cents / CENTS);

/** The winnings, and the money that nobody has won yet. */
export const Settlement = ({ game, results }: Props) => {
  const won = results.winnings.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className={asStack({ gap: 4, top: 4 })}>
      {results.note ? <Caution>{results.note}</Caution> : null}
      <Plates
        plates={[
          { label: "Status", value: statuses[results.status] },
          { label: "Purse", value: money(results.purse) },
          { label: "Won", value: money(won) },
          { label: "Unclaimed", value: money(results.unclaimed) },
        ]}
      />
      {results.standing.length === 0 ? (
        <EmptyState title="Nobody Plays Yet">Players join the game on the event's page.</EmptyState>
      ) : (
        <Table
          caption="Standing"
          columns={standingColumns(game, results)}
          rows={results.standing}
          keyOf={keyOfSide}
        />
      )}
      {game.gameFormat === "individual" ? null : <Payments game={game} results={results} />}
      {results.matches.length > 0 ? (
        <>
          <h3 className={heading}>Matches</h3>
          <MatchTable game={game} results={results} />
        </>
      ) : null}
      {results.holes.length > 0 ? (
        <>
          <h3 className={heading}>Hole by hole</h3>
          <Table
            caption="Hole by hole"
            columns={holeColumns(game, results)}
            rows={results.holes}
            keyOf={({ roundNumber, holeNumber }) => `${roundNumber} ${holeNumber}`}
          />
        </>
      ) : null}
    </div>
  );
};

const keyOfSide = ({ participantIds }: SideStanding) => participantIds.join();

const heads = {
  skins: "Skins",
  points: "Points",
  holesWon: "Holes won",
  strokes: "Strokes",
  gains: "Points",
} as const;

/** Only what decides the places of this game, and the money. */
const standingColumns = (
  { gameType }: SideGame,
  { standing }: SideGameResults,
): ReadonlyArray<Column<SideStanding>> => {
  const decidedBy = gameTraits[gameType].standing;
  return [
    { header: "Side", cell: ({ side }) => side },
    { header: "Place", cell: (side) => placeText(standing, side) },
    {
      header: heads[decidedBy],
      cell: ({ points, strokes }) => {
        if (decidedBy === "strokes") return strokes;
        return decidedBy === "gains" ? signedText(points) : points;
      },
      isRight: true,
    },
    { header: "Winnings", cell: ({ winnings }) => money(winnings), isRight: true },
  ];
};

/** What each person of a side has won, the most first. */
const Payments = ({ game, results }: Props) => {
  const names = namesOf(game);
  const paid = results.winnings
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount);
  return (
    <>
      <h3 className={heading}>Winnings</h3>
      {paid.length === 0 ? (
        <p className={asText({ tone: "textDim", size: "sm" })}>Nobody has won anything yet.</p>
      ) : (
        <ul>
          {paid.map(({ userId, amount }) => (
            <li key={userId}>
              {`${names.get(userId) ?? "Former player"}: `}
              <strong className={styles.money}>{money(amount)}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

interface MatchTableProps {
  readonly game: SideGame;
  readonly results: SideGameResults;
}

/** A match, or a bet of a Nassau on a part of it. */
interface Row {
  readonly match: SideGameMatch;
  readonly bet: MatchBet | null;
}

/** Who won each match or bet of the game, and what it is worth. */
const MatchTable = ({ game, results }: MatchTableProps) => (
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

const states = { counted: "Counted", tied: "Tied", open: "Open" } as const;

/** Money stands on the holes only where it is won there. */
const holeColumns = (
  game: SideGame,
  results: SideGameResults,
): ReadonlyArray<Column<SideGameHole>> => {
  const { hole, paidBy, standing } = gameTraits[game.gameType];
  const { sidesOf } = sideNames(game, results);
  return [
    {
      header: "Hole",
      cell: ({ roundNumber, holeNumber }) =>
        game.roundNumbers.length > 1 ? `Round ${roundNumber}, hole ${holeNumber}` : holeNumber,
    },
    { header: "State", cell: ({ state }) => states[state] },
    ...(paidBy === "hole" ? [value] : []),
    ...(hole === "skin" ? [carriedIn] : []),
    standing === "strokes"
      ? { header: "Scores", cell: (each) => scoresText(game, results, each) }
      : { header: "Won by", cell: ({ winnerIds }) => sidesOf(winnerIds).join(", ") || "-" },
  ];
};

const value: Column<SideGameHole> = {
  header: "Value",
  cell: (hole) => feeText(hole.value),
  isRight: true,
};

const carriedIn: Column<SideGameHole> = {
  header: "Carried in",
  cell: (hole) => feeText(hole.carriedIn),
  isRight: true,
};

/** The best or the worst ball of each side: "Reds 3, Blues 4". */
const scoresText = (game: SideGame, { standing }: SideGameResults, hole: SideGameHole) => {
  const counts = gameTraits[game.gameType].ball === "worst" ? Math.max : Math.min;
  const scores = standing.flatMap(({ side, participantIds }) => {
    const figures = hole.results
      .filter(
        ({ participantId, result }) => participantIds.includes(participantId) && result !== "-",
      )
      .map(({ result }) => Number(result));
    return figures.length === 0 ? [] : [`${side} ${counts(...figures)}`];
  });
  return scores.join(", ") || "-";
};

/** The names of sides, by any of their players. */
const sideNames = (game: SideGame, { standing }: Pick<SideGameResults, "standing">) => {
  const players = namesOf(game);
  const sidesOf = (ids: ReadonlyArray<SideGameParticipantId>) =>
    standing
      .filter(({ participantIds }) => participantIds.some((id) => ids.includes(id)))
      .map(({ side }) => side);
  const sideOf = (playerId: PlayerId) => {
    // A Ryder Cup team plays several matches, so there each player has the own name.
    if (gameTraits[game.gameType].isMatchForEachPlayer) return undefined;
    const own = game.participants.filter(({ userId }) => userId === playerId);
    return sidesOf(own.map(({ id }) => id))[0];
  };
  return {
    sidesOf,
    opponent: (playerId: PlayerId) => sideOf(playerId) ?? players.get(playerId) ?? "Former player",
  };
};
