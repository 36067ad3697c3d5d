import type { Person } from "../../application/ports/People.ts";
import { type EntryTotals, entryTotals } from "../../domain/golf/leaderboard/entryTotals.ts";
import { type RoundScore, scoreRound } from "../../domain/golf/roundScore.ts";
import type { PlayerId, RoundNumber, ScorecardId } from "../../domain/shared/values.ts";
import type { PlayerStatus } from "../registrations/tables.ts";
import { type KeptRows, keep, noRows } from "./keptRows.ts";
import type { BoardCard, BoardNews, BoardPlayer, BoardRows } from "./queries.ts";

export interface PlayerRound extends RoundScore {
  readonly roundNumber: RoundNumber;
  readonly scorecardId: ScorecardId;
}

/** One line of a leaderboard, before anyone has ranked it. */
export interface Entry extends EntryTotals {
  readonly user: { readonly id: PlayerId } & Person;
  readonly rounds: ReadonlyArray<PlayerRound>;
  readonly playerStatus: PlayerStatus;
}

/** The board of one tournament, scored: what one more hole score costs is one card. */
export interface Board extends KeptRows {
  readonly rounds: ReadonlyMap<PlayerId, ReadonlyArray<PlayerRound>>;
}

export const emptyBoard = (generation: number): Board => ({
  ...noRows(generation),
  rounds: new Map(),
});

/** Rows replace those with the same ids; after a rebuild everything is new. */
export const withNews = (kept: Board, news: BoardNews): Board =>
  withRows(kept.generation === news.generation ? kept : emptyBoard(news.generation), news);

export const withRows = (kept: Board, rows: BoardRows): Board => {
  const { tournament, players, cards } = rows;
  if (tournament === null && players.length + cards.length === 0) return kept;
  const rounds = new Map(kept.rounds);
  for (const card of cards) {
    rounds.set(card.player_id, withRound(rounds.get(card.player_id) ?? [], roundOf(card)));
  }
  return { ...keep(kept, rows), rounds };
};

const withRound = (rounds: ReadonlyArray<PlayerRound>, round: PlayerRound) =>
  [...rounds.filter(({ roundNumber }) => roundNumber !== round.roundNumber), round].sort(
    (a, b) => a.roundNumber - b.roundNumber,
  );

const roundOf = (card: BoardCard): PlayerRound => ({
  roundNumber: card.round,
  scorecardId: card.scorecard_id,
  ...scoreRound({
    holes: card.course.holes,
    strokes: card.holes,
    playingHandicap: card.playing_handicap,
    scoringBasis: card.scoring_basis,
  }),
});

/** Everybody who is registered, also without scores. */
export const onBoard = ({ players }: Board): ReadonlyArray<BoardPlayer> =>
  [...players.values()].filter(({ status, is_removed }) => status === "registered" && !is_removed);

/** People are looked up by whoever asks: the board holds ids only. */
export const entriesOf = (
  board: Board,
  people: ReadonlyMap<PlayerId, Person>,
): ReadonlyArray<Entry> =>
  onBoard(board).flatMap((player) => {
    const person = people.get(player.player_id);
    return person ? [entryOf(player, person, roundsOf(board, player))] : [];
  });

export const entryOf = (
  { player_id: id, player_status: playerStatus }: BoardPlayer,
  person: Person,
  rounds: ReadonlyArray<PlayerRound>,
): Entry => ({ user: { id, ...person }, rounds, ...entryTotals(rounds), playerStatus });

/** The same array until one of them changes. */
export const roundsOf = ({ rounds }: Board, { player_id }: BoardPlayer) =>
  rounds.get(player_id) ?? none;

const none: ReadonlyArray<PlayerRound> = [];
