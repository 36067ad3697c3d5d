import { type Fault, fault } from "./fault.ts";
import { isFinished } from "./fileFields.ts";
import { isWithoutTotal, numberOf } from "./roundStrokes.ts";
import { type Facts, type KnownPlayer, sumOf } from "./tournamentFile.ts";

/** Checks whether the published places fit the totals. */
export const checkPlaces = (players: ReadonlyArray<KnownPlayer>, facts: Facts) => {
  const finished = players.flatMap((player, index) =>
    hasFinished(player) ? [{ player, index, total: agreedTotal(player, facts) }] : [],
  );
  const totals = finished.flatMap(({ total }) => total ?? []);
  if (totals.length < finished.length) return [];
  const levelOf = levelsAmong(totals);
  return finished.flatMap(({ player, index, total }) =>
    faultsOf(player, levelOf(total ?? 0)).map(({ place, problem }) =>
      fault(`players[${index}].${place}`, `${problem} (${player.player ?? "no name"})`),
    ),
  );
};

/** Who has picked up a hole has no place. */
const hasFinished = (player: KnownPlayer) => {
  const { status, published } = player;
  if (isWithoutTotal(player)) return false;
  return status === undefined ? typeof published === "string" : isFinished(status);
};

/**
 * The value on which two of total, rounds and to par agree, so that one wrong number is one fault.
 */
const agreedTotal = ({ total, rounds, toParPublished }: KnownPlayer, { pars }: Facts) => {
  const sum = rounds && sumOf(rounds);
  const isToParOf = (strokes: number) =>
    rounds !== undefined &&
    typeof toParPublished === "string" &&
    strokes - rounds.length * sumOf(pars) === numberOf(toParPublished);
  return sum !== undefined && isToParOf(sum) ? sum : (total ?? sum);
};

interface Level {
  readonly first: number;
  readonly last: number;
  /** In the order of the board. */
  readonly position: string;
}

/** Thousands of players may be level, so each total is looked up once. */
const levelsAmong = (totals: ReadonlyArray<number>) => {
  const inOrder = totals.toSorted((one, other) => one - other);
  const levels = new Map<number, Level>();
  return (total: number): Level => {
    const known = levels.get(total);
    if (known) return known;
    const first = 1 + inOrder.indexOf(total);
    const last = 1 + inOrder.lastIndexOf(total);
    const level = { first, last, position: first === last ? String(first) : `T${first}` };
    levels.set(total, level);
    return level;
  };
};

const faultsOf = (player: KnownPlayer, level: Level): ReadonlyArray<Fault> => {
  const { published, positionByTieRule, rankRange_1toN: range } = player;
  const { first, last, position } = level;
  const isOther = (place: string | null | undefined) =>
    typeof place === "string" && place !== position;
  const instead = (found: string, expected: string) =>
    `is ${found}, but the totals make it ${expected}`;
  return [
    ...(isOther(published) && !isDecided(published ?? "", level)
      ? [fault("published", instead(String(published), position))]
      : []),
    ...(isOther(positionByTieRule)
      ? [fault("positionByTieRule", instead(String(positionByTieRule), position))]
      : []),
    ...(range && (range[0] !== first || range[1] !== last)
      ? [fault("rankRange_1toN", instead(range.join(" to "), `${first} to ${last}`))]
      : []),
  ];
};

/**
 * After a play-off, level players have different places, or the losers share one. The board shows
 * all of them as level.
 */
const isDecided = (published: string, { first, last }: Level) => {
  const [, tie, digits] = /^(T?)(\d+)$/u.exec(published) ?? [];
  const place = Number(digits);
  return tie ? place > first && place < last : place >= first && place <= last;
};
