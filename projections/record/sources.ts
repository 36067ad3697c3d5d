import { Order } from "effect";
import { foldGroups } from "../groups/projection.ts";
import type { BoardTables } from "../leaderboard/queries.ts";
import { foldMatches } from "../matches/foldMatches.ts";
import type { MatchSources } from "../matches/queries.ts";
import { foldField } from "../registrations/foldField.ts";
import { registrationRules } from "../registrations/projection.ts";
import { participantsAfter } from "../sideGames/participants.ts";
import type { SideGameRow } from "../sideGames/queries.ts";
import type { RecordFold } from "./foldRecord.ts";

/**
 * The facts for matches and side games, in the form in which the queries of the live read models
 * return them.
 */
export const sourcesOf = (
  fold: RecordFold,
  { tournament, players }: BoardTables,
): MatchSources => ({
  tournament,
  players: players.toSorted(Order.mapInput(Order.String, (row) => row.player_id)),
  groups: foldGroups(fold.groups),
  teams: [...fold.teams.values()].map(({ kind, playerIds }) => ({ kind, player_ids: playerIds })),
  matches: foldMatches([], fold.matches).toSorted(byPosition),
  leavers: foldField([], fold.board.field, registrationRules)
    .toSorted(Order.mapInput(Order.Number, (row) => row.left_with ?? 0))
    .flatMap(({ player_id, left_at }) => (left_at === null ? [] : [{ player_id, left_at }])),
  sideGames: gamesOf(fold).filter(
    ({ settings }) => settings.gameType === "match_play" && settings.gameFormat === "individual",
  ),
});

/** In the order in which they were created. */
export const gamesOf = ({ sideGames }: RecordFold): ReadonlyArray<SideGameRow> =>
  sideGames.created.map((game) => {
    const isOfGame = (row: { readonly side_game_id: string }) =>
      row.side_game_id === game.side_game_id;
    return {
      ...game,
      participants: participantsAfter(sideGames.players).filter(isOfGame),
      entries: lastWords(sideGames.measured.filter(isOfGame), (row) => row.player_id).toSorted(
        Order.combine<(typeof sideGames.measured)[number]>(byHole, byPosition),
      ),
      choices: lastWords(sideGames.chosen.filter(isOfGame), () => "").toSorted(byHole),
    };
  });

interface HoleRow {
  readonly round: number;
  readonly hole_number: number;
}

const byHole = Order.combine(
  Order.mapInput(Order.Number, (row: HoleRow) => row.round),
  Order.mapInput(Order.Number, (row: HoleRow) => row.hole_number),
);

const byPosition = Order.mapInput(
  Order.Number,
  ({ position }: { readonly position: number }) => position,
);

/** On each hole the last record counts. */
const lastWords = <Row extends HoleRow>(rows: ReadonlyArray<Row>, who: (row: Row) => string) => [
  ...new Map(rows.map((row) => [`${row.round} ${row.hole_number} ${who(row)}`, row])).values(),
];
