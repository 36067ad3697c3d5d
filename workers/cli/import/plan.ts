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
import { publishedPlayOffs } from "./publishedPlayOffs.ts";
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
  const players = file.players.map((player) => plannedPlayer(player, file.parPerHole));
  const rounds = range(1, numberOfRounds(file.players));
  return {
    file,
    dates: datesOf(file, rounds.length),
    players,
    absent: players.filter(leavesAfter(0)),
    rounds: rounds.map((round) => plannedRound(RoundNumber.make(round), players, file)),
    playOffs: publishedPlayOffs(file.players, playerIdOf),
  };
};

const plannedPlayer = (player: FilePlayer, pars: TournamentFile["parPerHole"]): PlannedPlayer => ({
  id: playerIdOf(player.player),
  ...personName(player.player),
  status: player.status,
  cards: player.rounds.map((_, index) => ({
    // A file with a round without strokes was refused earlier.
    strokes: Result.getOrThrow(strokesOfRound(player, index, pars)),
    arePublished: publishedHoles(player, index) !== null,
  })),
});

const playerIdOf = (name: string) =>
  PlayerId.make(createdIdOf(originOf(`player ${nameKey(name)}`).commandId));

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
