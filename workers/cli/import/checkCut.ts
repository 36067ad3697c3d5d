import { toParText } from "../../../domain/golf/toPar.ts";
import { type Fault, fault } from "./fault.ts";
import { hasLeft, hasMissedACut } from "./fileFields.ts";
import { isGivenUp, numberOf } from "./roundStrokes.ts";
import { type Facts, type KnownPlayer, sumOf } from "./tournamentFile.ts";

/** Checks whether the published cut fits the rounds of the players. */
export const checkCut = (players: ReadonlyArray<KnownPlayer>, facts: Facts) => {
  const { cut, numberOfRounds } = facts;
  if (!cut) return [];
  if (cut.afterRound >= numberOfRounds) {
    const problem = `is ${cut.afterRound}, but a cut comes before the last of ${numberOfRounds} rounds`;
    return [fault("cut.afterRound", problem)];
  }
  const { afterRound, count = null, line = null } = cut;
  return [
    ...(count === null ? [] : countFaults(players, afterRound, count, facts)),
    ...(line === null || facts.pars.length === 0
      ? []
      : lineFaults(players, afterRound, line, facts)),
  ];
};

type Players = ReadonlyArray<KnownPlayer>;

/** Players who withdrew between the rounds may be counted or not. */
const countFaults = (
  players: Players,
  afterRound: number,
  count: number,
  { pars }: Facts,
): ReadonlyArray<Fault> => {
  if (players.some(({ rounds }) => !rounds)) return [];
  const playedOn = players.filter((player) => roundsOf(player) > afterRound).length;
  const leftBetween = players.filter(
    (player) =>
      (player.status === undefined || hasLeft(player.status)) &&
      roundsOf(player) === afterRound &&
      !isGivenUp(player, afterRound - 1, pars),
  ).length;
  if (count >= playedOn && count <= playedOn + leftBetween) return [];
  return [fault("cut.count", `is ${count}, but ${playedOn} players played on`)];
};

const lineFaults = (
  players: Players,
  afterRound: number,
  line: string,
  { pars }: Facts,
): ReadonlyArray<Fault> => {
  const [first, ...others] = players.flatMap((player, index) => {
    const { rounds, status } = player;
    if (!rounds || rounds.length < afterRound) return [];
    const toPar = sumOf(rounds.slice(0, afterRound)) - afterRound * sumOf(pars);
    const isInside = toPar <= numberOf(line);
    const playedOn = rounds.length > afterRound;
    const missed = !playedOn && status !== undefined && hasMissedACut(status);
    const who = `players[${index}] (${player.player ?? "no name"})`;
    if (playedOn && !isInside) return [`${who} played on at ${toParText(toPar)}`];
    return missed && isInside ? [`${who} missed the cut at ${toParText(toPar)}`] : [];
  });
  if (first === undefined) return [];
  const more = others.length > 0 ? `, and ${others.length} more do not fit` : "";
  return [fault("cut.line", `is ${line}, but ${first}${more}`)];
};

const roundsOf = ({ rounds = [] }: KnownPlayer) => rounds.length;
