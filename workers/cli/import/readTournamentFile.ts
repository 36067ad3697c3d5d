import { Result } from "effect";
import { range } from "../../../domain/golf/range.ts";
import { checkCut } from "./checkCut.ts";
import { checkPlaces } from "./checkPlaces.ts";
import { checkPlayer } from "./checkPlayer.ts";
import { checkTournament, isCourse } from "./checkTournament.ts";
import { type Fault, fault, InvalidTournamentFile } from "./fault.ts";
import {
  isFinished,
  mostPlayers,
  mostRounds,
  playerFields,
  requiredOfPlayer,
  requiredOfTournament,
  tournamentFields,
} from "./fileFields.ts";
import { readFields } from "./readFields.ts";
import type { Facts, KnownFile, KnownPlayer, TournamentFile } from "./tournamentFile.ts";

/** The tournament in the text of a file, or all of its faults. */
export const readTournamentFile = (
  text: string,
): Result.Result<TournamentFile, InvalidTournamentFile> => {
  const json = Result.try({ try: () => parsed(text), catch: notJson });
  if (Result.isFailure(json)) return Result.fail(json.failure);
  const { success: content } = json;
  if (!isObject(content)) return Result.fail(invalid([fault("", "The file holds no object.")]));

  const count = countOfPlayers(content);
  if (count > mostPlayers) return Result.fail(invalid([fault("", tooMany(count))]));

  const read = readFields(tournamentFields, requiredOfTournament, "", content);
  const players = (read.known.players ?? []).map(readPlayer);
  const file = { tournament: read.known, players: players.map(({ known }) => known) };
  const faults = [...read.faults, ...players.flatMap((player) => player.faults), ...checksOf(file)];
  // A file without faults is complete.
  return faults.length > 0
    ? Result.fail(invalid(faults))
    : Result.succeed({ ...file.tournament, players: file.players } as TournamentFile);
};

const countOfPlayers = (content: { readonly players?: unknown }) =>
  Array.isArray(content.players) ? content.players.length : 0;

const tooMany = (count: number) =>
  `The file has ${count} players, and an import takes ${mostPlayers} at most.`;

/** Editors on Windows put a byte order mark before the text. */
const parsed = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/u, ""));

const readPlayer = (input: unknown, index: number) => {
  const place = `players[${index}]`;
  if (isObject(input)) return readFields(playerFields, requiredOfPlayer, place, input);
  return { known: {}, faults: [fault(place, "must be an object")] };
};

const checksOf = (file: KnownFile): ReadonlyArray<Fault> => {
  const facts = factsOf(file);
  return [
    ...checkTournament(file),
    ...file.players.flatMap((player, index) => checkPlayer(`players[${index}]`, player, facts)),
    ...checkCut(file.players, facts),
    ...checkPlaces(file.players, facts),
  ];
};

const factsOf = ({ tournament, players }: KnownFile): Facts => {
  const { parPerHole = [], cut } = tournament;
  const pars = isCourse(parPerHole) ? parPerHole : [];
  return { pars, numberOfRounds: numberOfRounds(players), cut };
};

/**
 * The most frequent number of rounds among players who finished. If none finished, the largest
 * number of any player.
 */
export const numberOfRounds = (players: ReadonlyArray<KnownPlayer>) => {
  const finished = players.filter(({ status }) => status !== undefined && isFinished(status));
  const lengths = finished.flatMap(({ rounds }) => (rounds ? [rounds.length] : []));
  const inOrder = range(1, mostRounds)
    .toReversed()
    .toSorted((a, b) => occurrences(lengths, b) - occurrences(lengths, a));
  const [mostFrequent = 1] = inOrder;
  if (lengths.length > 0) return mostFrequent;
  return Math.max(1, ...players.map(({ rounds = [] }) => rounds.length));
};

const occurrences = (numbers: ReadonlyArray<number>, wanted: number) =>
  numbers.filter((number) => number === wanted).length;

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const invalid = (faults: ReadonlyArray<Fault>) => new InvalidTournamentFile({ faults });

const notJson = (error: unknown) =>
  invalid([
    fault("", `The file is not JSON: ${error instanceof Error ? error.message : String(error)}`),
  ]);
