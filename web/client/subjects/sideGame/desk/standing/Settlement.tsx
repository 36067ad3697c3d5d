import { gameTraits } from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import { placeText } from "../../../../../../domain/golf/sideGames/placeText.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type {
  SideGameResults,
  SideStanding,
} from "../../../../../contract/sideGame/sideGameResults.ts";
import { Plates } from "../../../../ui/figures/Plates.tsx";
import { asStack, asText } from "../../../../ui/layout.ts";
import { moneyText } from "../../../../ui/money.ts";
import { Caution } from "../../../../ui/states/Caution.tsx";
import { EmptyState } from "../../../../ui/states/EmptyState.tsx";
import { type Column, Table } from "../../../../ui/tables/Table.tsx";
import { heading } from "../../../../ui/theme/voices.css.ts";
import { signedText } from "../../signedText.ts";
import { namesOf } from "../holesInPlay.ts";
import * as styles from "../SideGames.css.ts";
import { holeColumns } from "./holeColumns.ts";
import { MatchTable } from "./MatchTable.tsx";

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
