import { Order } from "effect";
import { foldGroups } from "../groups/projection.ts";
import type { BoardTables } from "../leaderboard/queries.ts";
import { foldMatches } from "../matches/foldMatches.ts";
import type { MatchSources } from "../matches/queries.ts";
import { foldField } from "../registrations/foldField.ts";
import { registrationRules } from "../registrations/projection.ts";
import { participantsAfter } from "../sideGames/participants.ts";
import type { RecordRow, SideGameRow } from "../sideGames/queries.ts";
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
      records: lastWords(sideGames.records.filter(isOfGame)).toSorted(
        Order.combine<RecordRow>(byHole, byPosition),
      ),
    };
  });

const byHole = Order.combine(
  Order.mapInput(Order.Number, (row: RecordRow) => row.round),
  Order.mapInput(Order.Number, (row: RecordRow) => row.hole_number),
);

const byPosition = Order.mapInput(
  Order.Number,
  ({ position }: { readonly position: number }) => position,
);

/** On each hole the last record of an owner counts. */
const lastWords = (rows: ReadonlyArray<RecordRow>) => [
  ...new Map(rows.map((row) => [`${row.round} ${row.hole_number} ${row.owner}`, row])).values(),
];
