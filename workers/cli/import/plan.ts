import { Result } from "effect";
import type { Cut } from "../../../domain/golf/leaderboard/cut.ts";
import { range } from "../../../domain/golf/range.ts";
import { createdIdOf } from "../../../domain/shared/derivedIds.ts";
import { PlayerId, RoundNumber } from "../../../domain/shared/values.ts";
import { type Dates, datesOf } from "./dates.ts";
import { type FileStatus, hasLeft, hasMissedACut } from "./fileFields.ts";
import { originOf } from "./importer.ts";
import { personName } from "./personName.ts";
import { publishedCut } from "./publishedCut.ts";
import { type IdentifiedPlayer, publishedPlayOffs } from "./publishedPlayOffs.ts";
import { numberOfRounds } from "./readTournamentFile.ts";
import { publishedHoles, type Strokes, strokesOfRound } from "./roundStrokes.ts";
import { type FilePlayer, nameKey, type TournamentFile } from "./tournamentFile.ts";

export interface PlannedPlayer {
  readonly id: PlayerId;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: FileStatus;
  /** One for each round that was begun. */
  readonly cards: ReadonlyArray<PlannedCard>;
}

export interface PlannedCard {
  readonly strokes: Strokes;
  /** False if only the total of the round is known. */
  readonly arePublished: boolean;
}

/** The steps of a round, in this order: scores, leavers, the cut. */
export interface PlannedRound {
  readonly round: RoundNumber;
  readonly played: ReadonlyArray<{ readonly player: PlannedPlayer; readonly card: PlannedCard }>;
  readonly leaving: ReadonlyArray<PlannedPlayer>;
  readonly cut: Cut<PlayerId> | null;
}

export interface ImportPlan {
  readonly file: TournamentFile;
  readonly dates: Dates | null;
  readonly players: ReadonlyArray<PlannedPlayer>;
  /** Players who left before the first round. */
  readonly absent: ReadonlyArray<PlannedPlayer>;
  readonly rounds: ReadonlyArray<PlannedRound>;
  readonly playOffs: ReturnType<typeof publishedPlayOffs>;
}

/** All steps that a file asks for. They do not depend on the present time. */
export const planImport = (file: TournamentFile): ImportPlan => {
  const people = withIds(file.players);
  const players = people.map((person) => plannedPlayer(person, file.parPerHole));
  const rounds = range(1, numberOfRounds(file.players));
  return {
    file,
    dates: datesOf(file, rounds.length),
    players,
    absent: players.filter(leavesAfter(0)),
    rounds: rounds.map((round) => plannedRound(RoundNumber.make(round), players, file)),
    playOffs: publishedPlayOffs(people),
  };
};

const plannedPlayer = (
  player: IdentifiedPlayer,
  pars: TournamentFile["parPerHole"],
): PlannedPlayer => ({
  id: player.id,
  ...personName(player.player),
  status: player.status,
  cards: player.rounds.map((_, index) => ({
    // A file with a round without strokes was refused earlier.
    strokes: Result.getOrThrow(strokesOfRound(player, index, pars)),
    arePublished: publishedHoles(player, index) !== null,
  })),
});

/**
 * Names are all that files have of people. The first of a name is the one of other files; further
 * people of that name are told apart by their order.
 */
const withIds = (players: ReadonlyArray<FilePlayer>): ReadonlyArray<IdentifiedPlayer> => {
  const counts = new Map<string, number>();
  return players.map((player) => {
    const key = nameKey(player.player);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { ...player, id: playerIdOf(count === 1 ? key : `${key}\n${count}`) };
  });
};

const playerIdOf = (key: string) => PlayerId.make(createdIdOf(originOf(`player ${key}`).commandId));

const plannedRound = (
  round: RoundNumber,
  players: ReadonlyArray<PlannedPlayer>,
  file: TournamentFile,
): PlannedRound => ({
  round,
  played: players.flatMap((player) => {
    const card = player.cards[round - 1];
    return card ? [{ player, card }] : [];
  }),
  leaving: players.filter(leavesAfter(round)),
  cut: isCutAfter(round, players, file)
    ? publishedCut(
        round,
        players.filter(({ cards }) => cards.length > round),
        file.parPerHole,
      )
    : null,
});

const leavesAfter =
  (round: number) =>
  ({ status, cards }: PlannedPlayer) =>
    hasLeft(status) && cards.length === round;

/** The cut that the file names, and each cut that a player missed. */
const isCutAfter = (
  round: number,
  players: ReadonlyArray<PlannedPlayer>,
  { cut }: TournamentFile,
) =>
  cut?.afterRound === round ||
  players.some(({ status, cards }) => hasMissedACut(status) && cards.length === round);
