import { Result } from "effect";
import type { Played } from "../../../domain/golf/played.ts";
import { spreadPartial, spreadRound } from "../../../domain/golf/stableSpread.ts";
import { hasLeft, pickedUpSign } from "./fileFields.ts";
import { type KnownPlayer, sumOf } from "./tournamentFile.ts";

/** A field of the player, and its fault. */
interface RoundProblem {
  readonly field: string;
  readonly problem: string;
}

/** By hole, from the first; "-" for a hole that was picked up. */
export type Strokes = ReadonlyArray<number | typeof pickedUpSign>;

/** The strokes that were made: a hole that was picked up has none. */
const strokesMade = (holes: Strokes) => sumOf(holes.filter((hole) => hole !== pickedUpSign));

/** A hole of the file as a card has it. */
export const playedAs = (hole: Strokes[number]): Played =>
  hole === pickedUpSign ? "pickedUp" : hole;

/** Whether the player has no total, because a hole was picked up. */
export const isWithoutTotal = (player: KnownPlayer): boolean =>
  (player.rounds ?? []).some(
    (_, index) => publishedHoles(player, index)?.includes(pickedUpSign) === true,
  );

/** No published round has been further under par. A round with fewer strokes was abandoned. */
const MAX_UNDER_PAR = 14;

/**
 * The strokes of one round by hole, from the first: as published, otherwise spread over the holes.
 * For an abandoned round, only the holes that were played.
 */
export const strokesOfRound = (
  player: KnownPlayer,
  index: number,
  pars: ReadonlyArray<number>,
): Result.Result<Strokes, RoundProblem> => {
  const total = player.rounds?.[index] ?? 0;
  const published = publishedHoles(player, index);
  if (published) return checked(published, total, index, mayBeGivenUp(player, index), pars);

  if (isGivenUp(player, index, pars)) return spreadOverHolesPlayed(player, total, pars);
  return Result.mapError(spreadRound(pars, total), ({ lowest, highest }) => ({
    field: `rounds[${index}]`,
    problem: `${total} strokes are no round of ${pars.length} holes, which has ${lowest} to ${highest}`,
  }));
};

export const publishedHoles = (player: KnownPlayer, index: number): Strokes | null => {
  const { round1Holes, round2Holes, round3Holes, round4Holes, round5Holes, round6Holes } = player;
  const ofRounds = [round1Holes, round2Holes, round3Holes, round4Holes, round5Holes, round6Holes];
  return ofRounds[index] ?? null;
};

/** Whether the round was stopped on the course. */
export const isGivenUp = (player: KnownPlayer, index: number, pars: ReadonlyArray<number>) => {
  if (!mayBeGivenUp(player, index)) return false;
  const published = publishedHoles(player, index);
  if (published) return published.length < pars.length;
  return (player.rounds?.[index] ?? 0) < sumOf(pars) - MAX_UNDER_PAR;
};

const mayBeGivenUp = ({ status, rounds = [] }: KnownPlayer, index: number) =>
  status !== undefined && hasLeft(status) && index === rounds.length - 1;

const checked = (
  holes: Strokes,
  total: number,
  index: number,
  mayBePartial: boolean,
  pars: ReadonlyArray<number>,
): Result.Result<Strokes, RoundProblem> => {
  const field = `round${index + 1}Holes`;
  const isRightLength = mayBePartial
    ? holes.length > 0 && holes.length <= pars.length
    : holes.length === pars.length;
  if (!isRightLength) {
    const problem = `has ${holes.length} holes, and the course ${pars.length}`;
    return Result.fail({ field, problem });
  }
  const made = strokesMade(holes);
  if (made === total) return Result.succeed(holes);
  const problem = `the holes add up to ${made}, but rounds[${index}] is ${total}`;
  return Result.fail({ field, problem });
};

/** A published score to par shows how many holes were played. */
const spreadOverHolesPlayed = (
  player: KnownPlayer,
  total: number,
  pars: ReadonlyArray<number>,
): Result.Result<Strokes, RoundProblem> => {
  const { rounds = [], toParPublished } = player;
  if (typeof toParPublished === "string") {
    const parBefore = (rounds.length - 1) * sumOf(pars);
    const parPlayed = sumOf(rounds) - numberOf(toParPublished) - parBefore;
    const played = pars.findIndex((_, hole) => sumOf(pars.slice(0, hole + 1)) === parPlayed) + 1;
    if (played > 0) return atLeastOneOnEach(spreadRound(pars.slice(0, played), total), rounds);
    const problem = `fits no number of holes of the last round, ${total} strokes`;
    return Result.fail({ field: "toParPublished", problem });
  }
  return atLeastOneOnEach(spreadPartial(pars, total), rounds);
};

const atLeastOneOnEach = (
  spread: Result.Result<Strokes, { readonly total: number }>,
  { length }: ReadonlyArray<number>,
): Result.Result<Strokes, RoundProblem> =>
  Result.mapError(spread, ({ total }) => ({
    field: `rounds[${length - 1}]`,
    problem: `${total} strokes cannot be spread over the holes played`,
  }));

/** "E" is 0. */
export const numberOf = (toPar: string) => (toPar === "E" ? 0 : Number(toPar));
