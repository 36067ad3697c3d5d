import type { Person } from "../../application/ports/People.ts";
import { lastHoles } from "../../domain/golf/lastHoles.ts";
import type { BoardOptions, PlayedOff } from "../../domain/golf/leaderboard/entry.ts";
import { type EntryTotals, entryTotals } from "../../domain/golf/leaderboard/entryTotals.ts";
import { rankLeaderboard } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import { parOf } from "../../domain/golf/par.ts";
import { type RoundScore, scoreRound } from "../../domain/golf/roundScore.ts";
import type { PlayerId, RoundNumber, ScorecardId } from "../../domain/shared/values.ts";
import type { BoardCard, BoardPlayer, BoardTables } from "../leaderboard/queries.ts";
import type { PlayerStatus } from "../registrations/tables.ts";
import { type BoardRows, noRows, withRows } from "./boardRows.ts";

interface PlayerRound extends RoundScore {
  readonly roundNumber: RoundNumber;
  readonly scorecardId: ScorecardId;
  /** The latest score of this card; null before the first one. */
  readonly latest: LatestScore | null;
  /** The holes played last, to par, the last one at the end. */
  readonly lastHoles: ReadonlyArray<number>;
}

interface LatestScore {
  readonly holeNumber: number;
  readonly par: number;
  readonly strokes: number;
  readonly at: string;
}

/** One line of a leaderboard, before the ranking. */
export interface Entry extends EntryTotals {
  readonly user: { readonly id: PlayerId } & Person;
  readonly rounds: ReadonlyArray<PlayerRound>;
  /** Of the latest round; absent before the first score. */
  readonly lastHoles?: ReadonlyArray<number>;
  readonly playerStatus: PlayerStatus;
  readonly playOff: PlayedOff | null;
}

/** The scored cards of one tournament. After a new hole score only one card is scored again. */
export interface ScoredCards extends BoardRows {
  readonly rounds: ReadonlyMap<PlayerId, ReadonlyArray<PlayerRound>>;
}

export const noCards: ScoredCards = { ...noRows, rounds: new Map() };

export const withCards = (known: ScoredCards, newer: BoardTables): ScoredCards => {
  const rounds = new Map(known.rounds);
  for (const card of newer.cards) {
    rounds.set(card.player_id, withRound(rounds.get(card.player_id) ?? [], roundOf(card)));
  }
  return { ...withRows(known, newer), rounds };
};

const LAST_HOLES = 5;

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
  latest: latestOf(card),
  lastHoles: lastHoles(
    { holes: card.course.holes, strokes: card.holes },
    card.latest?.holeNumber ?? null,
    LAST_HOLES,
  ),
});

const latestOf = ({ latest, holes, course }: BoardCard): LatestScore | null => {
  const hole = course.holes.find(({ holeNumber }) => holeNumber === latest?.holeNumber);
  const strokes = latest ? holes[latest.holeNumber] : undefined;
  if (!latest || !hole || strokes === undefined) return null;
  return { holeNumber: latest.holeNumber, par: parOf(hole), strokes, at: latest.at };
};

/** All registered players, also those without scores. */
export const onBoard = ({ players }: BoardRows): ReadonlyArray<BoardPlayer> =>
  [...players.values()].filter(({ status, is_removed }) => status === "registered" && !is_removed);

/** Cards contain only ids, so the names are passed in. */
export const entriesOf = (
  cards: ScoredCards,
  people: ReadonlyMap<PlayerId, Person>,
): ReadonlyArray<Entry> =>
  onBoard(cards).flatMap((player) => {
    const { player_id } = player;
    const person = people.get(player_id);
    if (!person) return [];
    const entry = entryOf(player, person, cards.rounds.get(player_id) ?? []);
    return [{ ...entry, playOff: playedOffBy(cards, player_id) }];
  });

const playedOffBy = ({ tournament }: BoardRows, player: PlayerId): PlayedOff | null => {
  for (const [place, playOff] of Object.entries(tournament?.play_offs ?? {})) {
    const { playerIds, alsoLevel = [], scoring } = playOff;
    const isOther = alsoLevel.includes(player);
    const order = isOther ? playerIds.length + 1 : playerIds.indexOf(player) + 1;
    const players = playerIds.length + alsoLevel.length;
    if (order > 0) return { place: Number(place), order, players, scoring };
  }
  return null;
};

const entryOf = (
  { player_id: id, player_status: playerStatus }: BoardPlayer,
  person: Person,
  rounds: ReadonlyArray<PlayerRound>,
): Omit<Entry, "playOff"> => {
  const latest = rounds.findLast(({ holesPlayed }) => holesPlayed > 0);
  return {
    user: { id, ...person },
    rounds,
    ...entryTotals(rounds),
    ...(latest ? { lastHoles: latest.lastHoles } : {}),
    playerStatus,
  };
};

/** The settings by which a board is ranked. */
export const settingsOf = ({ tournament }: BoardRows) => ({
  tieBreak: tournament?.settings.tieBreak ?? "shared",
  numberOfRounds: tournament?.settings.numberOfRounds ?? 1,
  status: tournament?.status ?? "upcoming",
});

/** The view that a reader has chosen. */
type BoardChoice = Pick<BoardOptions, "view" | "scoring" | "selectedRound">;

export const optionsOf = (rows: BoardRows, choice: BoardChoice): BoardOptions => {
  const { status, ...settings } = settingsOf(rows);
  return { ...settings, ...choice, isCompleted: status === "completed" };
};

/** In the order of the whole event. Screens sort it again for the view of their reader. */
export const ranked = (rows: BoardRows, entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> =>
  rankLeaderboard(
    entries,
    optionsOf(rows, { view: "event-total", scoring: "gross", selectedRound: 1 }),
  ).map(({ entry }) => entry);
