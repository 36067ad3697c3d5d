import { Equal } from "effect";
import type { Person } from "../../application/ports/People.ts";
import { lastHoles } from "../../domain/golf/lastHoles.ts";
import type { BoardOptions, PlayedOff } from "../../domain/golf/leaderboard/entry.ts";
import { type EntryTotals, entryTotals } from "../../domain/golf/leaderboard/entryTotals.ts";
import { rankLeaderboard } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import { type StartingGroup, startHoleOf } from "../../domain/golf/orderOfPlay.ts";
import { parOf } from "../../domain/golf/par.ts";
import { strokesOf } from "../../domain/golf/played.ts";
import { type RoundScore, scoreRound } from "../../domain/golf/roundScore.ts";
import {
  holeCounts,
  onlyHoles,
  type RoundRulings,
  roundCounts,
} from "../../domain/golf/roundsThatCount.ts";
import type { PlayerMatch } from "../../domain/match/ownMatches.ts";
import type { PlayerId, RoundNumber, ScorecardId } from "../../domain/shared/values.ts";
import type { Side } from "../../domain/teams/sides.ts";
import { saidOfRounds } from "../../domain/tournament/rulings.ts";
import { keptRules } from "../leaderboard/keptRules.ts";
import type { BoardCard, BoardPlayer, BoardTables } from "../leaderboard/queries.ts";
import type { PlayerStatus } from "../registrations/tables.ts";
import { type BoardRows, noRows, withRows } from "./boardRows.ts";
import { indexOn } from "./indexOn.ts";
import type { MatchesOnBoard } from "./matchesOnBoard.ts";
import { membersOf, personOf, statusOf } from "./sideEntries.ts";

interface PlayerRound extends RoundScore {
  /** A partner has signed the card as it is, or all of it is verified. */
  readonly isReturned: boolean;
  readonly roundNumber: RoundNumber;
  readonly scorecardId: ScorecardId;
  /** The latest score of this card; null before the first one. */
  readonly latest: LatestScore | null;
}

interface LatestScore {
  readonly holeNumber: number;
  readonly par: number;
  /** Null where it was picked up. */
  readonly strokes: number | null;
  readonly at: string;
}

/** One line of a leaderboard, before the ranking. */
export interface Entry extends EntryTotals {
  readonly user: { readonly id: PlayerId } & Person;
  readonly rounds: ReadonlyArray<PlayerRound>;
  /**
   * The holes of the latest round that were played last, to par, the last one at the end; null for
   * one that was picked up. Absent before the first score.
   */
  readonly lastHoles?: ReadonlyArray<number | null>;
  readonly playerStatus: PlayerStatus;
  readonly playOff: PlayedOff | null;
  /** Where a pair or a team has one line: the name of the line is that of the side. */
  readonly side?: Side;
  /** Only in match play, where they decide. */
  readonly matches?: ReadonlyArray<PlayerMatch>;
}

/** The scored cards of one tournament. After a new hole score only one card is scored again. */
export interface ScoredCards extends BoardRows {
  readonly rounds: ReadonlyMap<PlayerId, ReadonlyArray<PlayerRound>>;
}

export const noCards: ScoredCards = { ...noRows, rounds: new Map() };

export const withCards = (known: ScoredCards, newer: BoardTables): ScoredCards => {
  const rows = withRows(known, newer);
  const rulings = rulingsOf(rows);
  // What the office says of a round is about every card of it.
  const isRuledAnew = !Equal.equals(rulings, rulingsOf(known));
  const rounds = new Map(isRuledAnew ? [] : known.rounds);
  for (const card of isRuledAnew ? rows.cards.values() : newer.cards) {
    if (!roundCounts(rulings, card.round)) continue;
    const others = rounds.get(card.player_id) ?? [];
    rounds.set(card.player_id, withRound(others, roundOf(card, rulings)));
  }
  return { ...rows, rounds };
};

/** What the office said of each round. */
export const rulingsOf = ({ tournament }: Pick<BoardRows, "tournament">) =>
  tournament ? saidOfRounds(tournament.settings.numberOfRounds, tournament.rulings) : [];

const LAST_HOLES = 5;

const withRound = (rounds: ReadonlyArray<PlayerRound>, round: PlayerRound) =>
  [...rounds.filter(({ roundNumber }) => roundNumber !== round.roundNumber), round].sort(
    (a, b) => a.roundNumber - b.roundNumber,
  );

const roundOf = (card: BoardCard, rulings: RoundRulings): PlayerRound => ({
  roundNumber: card.round,
  scorecardId: card.scorecard_id,
  ...scoreRound({
    holes: card.course.holes,
    played: card.holes,
    playingHandicap: handicapOn(card),
    scoringBasis: card.scoring_basis,
    only: onlyHoles(rulings, card.round),
  }),
  isReturned: isReturned(card),
  latest: latestOf(card),
});

/** The one ball of a side is played with the handicap of the side. */
const handicapOn = ({ side, scramble_handicaps, playing_handicap }: BoardCard) =>
  scramble_handicaps.find(({ teamId }) => teamId === side?.teamId)?.playingHandicap ??
  playing_handicap;

const isReturned = ({ holes, attestations, verified }: BoardCard) => {
  const isVerified = Object.keys(verified).length === Object.keys(holes).length;
  return Object.keys(attestations).length > 0 || isVerified;
};

const latestOf = ({ latest, holes, course }: BoardCard): LatestScore | null => {
  const hole = course.holes.find(({ holeNumber }) => holeNumber === latest?.holeNumber);
  const there = latest ? holes[latest.holeNumber] : undefined;
  if (!latest || !hole || there === undefined) return null;
  const { holeNumber, at } = latest;
  return { holeNumber, par: parOf(hole), strokes: strokesOf(there), at };
};

/** All registered players, also those without scores. */
export const onBoard = ({ players }: BoardRows): ReadonlyArray<BoardPlayer> =>
  [...players.values()].filter(({ status, is_removed }) => status === "registered" && !is_removed);

/** What a board shows besides its own rows. */
interface BesideCards {
  /** Cards contain only ids. */
  readonly people: ReadonlyMap<PlayerId, Person>;
  /** In match play the matches decide; null in any other event. */
  readonly matches: MatchesOnBoard | null;
  /** Pairs and teams that have one line each; the others are players. */
  readonly sides: ReadonlyArray<Side>;
  /** By where they began the order of their holes follows. */
  readonly groups?: ReadonlyArray<StartingGroup<PlayerId>>;
}

export const entriesOf = (
  cards: ScoredCards,
  { people, matches, sides, groups = [] }: BesideCards,
): ReadonlyArray<Entry> => {
  const players = onBoard(cards);
  return players.flatMap((player) => {
    const { player_id } = player;
    const side = sides.find(({ playerIds }) => playerIds.includes(player_id));
    const members = side ? membersOf(side, players) : [player];
    const person = side ? personOf(side) : people.get(player_id);
    // The first member who is there stands for the side.
    if (!person || members[0] !== player) return [];
    const rounds = side ? roundsOfSide(cards, side) : ownRounds(cards, player_id);
    const own = rounds.flatMap(({ scorecardId }) => cards.cards.get(scorecardId) ?? []);
    const known = side ? person : { ...person, handicap: indexOn(player, own, person.handicap) };
    const entry = {
      ...entryOf({ ...player, player_status: statusOf(members) }, known, rounds),
      ...(side && { side }),
    };
    const last = lastHolesOf(cards, player_id, rounds, groups);
    const met = matches && { matches: matches.get(player_id) ?? [] };
    return [{ ...entry, ...last, ...met, playOff: playedOffBy(cards, player_id) }];
  });
};

/** The one ball of a side is nobody's own round. */
const ownRounds = ({ rounds, cards }: ScoredCards, player: PlayerId) =>
  (rounds.get(player) ?? []).filter(({ scorecardId }) => !cards.get(scorecardId)?.side);

/** Before sides had a card, that of the first member counted. */
const roundsOfSide = (scored: ScoredCards, { playerIds }: Side) => {
  const { rounds, cards } = scored;
  const shared = playerIds
    .flatMap((id) => rounds.get(id) ?? [])
    .filter(({ scorecardId }) => Boolean(cards.get(scorecardId)?.side));
  const known = new Set(shared.map(({ roundNumber }) => roundNumber));
  const [first] = playerIds;
  const before = (first ? ownRounds(scored, first) : []).filter(
    ({ roundNumber }) => !known.has(roundNumber),
  );
  return [...shared, ...before].toSorted((a, b) => a.roundNumber - b.roundNumber);
};

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
  return { user: { id, ...person }, rounds, ...entryTotals(rounds), playerStatus };
};

const lastHolesOf = (
  { cards, tournament }: BoardRows,
  playerId: PlayerId,
  rounds: ReadonlyArray<PlayerRound>,
  groups: ReadonlyArray<StartingGroup<PlayerId>>,
): Pick<Entry, "lastHoles"> => {
  const latest = rounds.findLast(({ holesPlayed }) => holesPlayed > 0);
  const card = latest && cards.get(latest.scorecardId);
  if (!card) return {};
  const start = startHoleOf(groups, latest.roundNumber, playerId);
  const rulings = rulingsOf({ tournament });
  const holes = card.course.holes.filter(({ holeNumber }) =>
    holeCounts(rulings, latest.roundNumber, holeNumber),
  );
  const played = { holes, played: card.holes };
  return { lastHoles: lastHoles(played, start, LAST_HOLES) };
};

/** Whether a line is the player's own, or that of their side. */
export const isLineOf = ({ user, side }: Entry, player: PlayerId): boolean =>
  user.id === player || side?.playerIds.includes(player) === true;

/** The settings by which a board is ranked. */
export const settingsOf = ({ tournament }: BoardRows) => ({
  tieBreak: tournament?.settings.tieBreak ?? "shared",
  numberOfRounds: tournament?.settings.numberOfRounds ?? 1,
  status: tournament?.status ?? "upcoming",
  ...keptRules(tournament),
});

/** The view that a reader has chosen. */
type BoardChoice = Pick<BoardOptions, "view" | "scoring" | "selectedRound">;

export const optionsOf = (rows: BoardRows, choice: BoardChoice): BoardOptions => {
  const { status, ...settings } = settingsOf(rows);
  return { ...settings, ...choice, rulings: rulingsOf(rows), isCompleted: status === "completed" };
};

/** In the order of the whole event. Screens sort it again for the view of their reader. */
export const ranked = (rows: BoardRows, entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> =>
  rankLeaderboard(
    entries,
    optionsOf(rows, { view: "event-total", scoring: "gross", selectedRound: 1 }),
  ).map(({ entry }) => entry);
