import { range } from "../../../domain/golf/range.ts";
import { type Fault, fault } from "./fault.ts";
import { isFinished, mostRounds } from "./fileFields.ts";
import { publishedHoles } from "./roundStrokes.ts";
import { type KnownFile, type KnownPlayer, nameKey, sumOf } from "./tournamentFile.ts";

/** Checks the course, the number of players, and that nobody is listed twice. */
export const checkTournament = ({ tournament, players }: KnownFile): ReadonlyArray<Fault> => [
  ...parFaults(tournament),
  ...playerFaults(tournament, players),
  ...repeatedFaults(players),
];

type Tournament = KnownFile["tournament"];

const parFaults = ({ par, parPerHole }: Tournament) => {
  if (!parPerHole) return [];
  if (!isCourse(parPerHole)) {
    return [fault("parPerHole", `has ${parPerHole.length} holes, and a course has 9 or 18`)];
  }
  const sum = sumOf(parPerHole);
  if (par === undefined || par === sum) return [];
  return [fault("par", `is ${par}, but parPerHole adds up to ${sum}`)];
};

export const isCourse = ({ length }: ReadonlyArray<number>) => length === 9 || length === 18;

const playerFaults = (tournament: Tournament, players: ReadonlyArray<KnownPlayer>) => {
  if (!tournament.players) return [];
  if (players.length === 0) return [fault("players", "has nobody in it")];
  const finished = players.filter(({ status }) => status !== undefined && isFinished(status));
  const areAllKnown = players.every(({ status }) => status !== undefined);
  return [
    ...countFaults("playersListed", tournament.playersListed, players.length),
    ...(areAllKnown
      ? countFaults("playersComplete", tournament.playersComplete, finished.length)
      : []),
  ];
};

const countFaults = (place: string, said: number | null | undefined, found: number) =>
  typeof said === "number" && said !== found
    ? [fault(place, `is ${said}, but the file has ${found}`)]
    : [];

/** Two people may have one name, but not with the same strokes in every round. */
const repeatedFaults = (players: ReadonlyArray<KnownPlayer>) => {
  const firsts = new Map<string, number>();
  return players.flatMap((one, index) => {
    const { player, rounds, total, status } = one;
    if (player === undefined) return [];
    const holes = range(0, mostRounds - 1).map((round) => publishedHoles(one, round));
    const key = JSON.stringify([nameKey(player), rounds, total, status, holes]);
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, index);
      return [];
    }
    return [fault(`players[${index}].player`, `"${player}" is players[${first}] already`)];
  });
};
