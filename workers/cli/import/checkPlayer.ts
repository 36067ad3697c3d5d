import { Result } from "effect";
import { range } from "../../../domain/golf/range.ts";
import { toParText } from "../../../domain/golf/toPar.ts";
import { type Fault, fault } from "./fault.ts";
import { hasMissedACut, hasMissedASecondCut, isFinished, mostRounds } from "./fileFields.ts";
import {
  isGivenUp,
  isWithoutTotal,
  numberOf,
  publishedHoles,
  strokesOfRound,
} from "./roundStrokes.ts";
import { type Facts, type KnownPlayer, sumOf } from "./tournamentFile.ts";

/** Checks whether the fields of one player fit each other, the course and the tournament. */
export const checkPlayer = (place: string, player: KnownPlayer, facts: Facts) => {
  const { rounds } = player;
  if (!rounds) return [];
  const faults = [
    ...totalFaults(player, rounds),
    ...lengthFaults(player, rounds, facts),
    ...holesOfRoundsNotPlayed(player, rounds),
    ...(facts.pars.length > 0 ? scoreFaults(player, rounds, facts) : []),
  ];
  return faults.map(({ place: field, problem }) =>
    fault(`${place}.${field}`, `${problem} (${player.player ?? "no name"})`),
  );
};

type Rounds = ReadonlyArray<number>;
type Faults = ReadonlyArray<Fault>;

const totalFaults = ({ total }: KnownPlayer, rounds: Rounds): Faults => {
  const sum = sumOf(rounds);
  if (total === undefined || total === sum) return [];
  return [fault("total", `is ${total}, but the rounds add up to ${sum}`)];
};

const lengthFaults = (
  { status }: KnownPlayer,
  { length }: Rounds,
  { numberOfRounds, cut }: Facts,
): Faults => {
  if (status === undefined) return [];
  const played = `has ${length} of ${numberOfRounds} rounds`;
  if (isFinished(status)) {
    return length === numberOfRounds ? [] : [fault("rounds", `${played}, but has finished`)];
  }
  if (!hasMissedACut(status)) {
    return length <= numberOfRounds ? [] : [fault("rounds", played)];
  }
  if (length === 0 || length >= numberOfRounds) {
    return [fault("rounds", `${played}, but missed a cut`)];
  }
  if (!cut) return [];
  const { afterRound } = cut;
  const fits = hasMissedASecondCut(status) ? length > afterRound : length === afterRound;
  return fits ? [] : [fault("status", `is "${status}", but the cut was after round ${afterRound}`)];
};

const holesOfRoundsNotPlayed = (player: KnownPlayer, { length }: Rounds): Faults =>
  range(length, mostRounds - 1)
    .filter((index) => publishedHoles(player, index) !== null)
    .map((index) => fault(`round${index + 1}Holes`, `has holes of a round that is not in rounds`));

const scoreFaults = (player: KnownPlayer, rounds: Rounds, { pars }: Facts): Faults => {
  const faults = rounds.flatMap((_, index) => {
    const strokes = strokesOfRound(player, index, pars);
    return Result.isFailure(strokes) ? [fault(strokes.failure.field, strokes.failure.problem)] : [];
  });
  return [...faults, ...toParFaults(player, rounds, pars)];
};

const toParFaults = (player: KnownPlayer, rounds: Rounds, pars: Rounds): Faults => {
  const { toParPublished } = player;
  if (typeof toParPublished !== "string" || isWithoutTotal(player)) return [];
  const last = rounds.length - 1;
  if (isGivenUp(player, last, pars) && publishedHoles(player, last) === null) return [];
  const playedOnLast = publishedHoles(player, last)?.length ?? pars.length;
  const par = sumOf(pars) * last + sumOf(pars.slice(0, playedOnLast));
  const toPar = sumOf(rounds) - par;
  const said = numberOf(toParPublished);
  // If a total does not equal the sum of the rounds, the total counts as the fault.
  if (said === toPar || (player.total !== undefined && said === player.total - par)) return [];
  return [fault("toParPublished", `is ${toParPublished}, but the rounds make ${toParText(toPar)}`)];
};
