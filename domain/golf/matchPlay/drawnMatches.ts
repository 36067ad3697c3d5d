import type { ByEdition } from "../rulesEdition.ts";

export type Meeting<Unit> = readonly [Unit, Unit];

interface Terms<Unit> extends ByEdition {
  /** The sides that are in one group, for each group, in the order of their positions. */
  readonly together: ReadonlyArray<ReadonlyArray<Unit>>;
  /** False for who has left the competition; their place in the group stays. */
  readonly competes: (unit: Unit) => boolean;
  readonly mayMeet: (one: Unit, other: Unit) => boolean;
  /** Meetings that were arranged by hand. */
  readonly arranged: ReadonlyArray<Meeting<Unit>>;
}

/** The matches that follow from the groups, besides those that were arranged. */
export const drawnIn = <Unit>(terms: Terms<Unit>): ReadonlyArray<Meeting<Unit>> => {
  if (terms.rulesEdition === 1) return neighboursIn(terms);
  const natural = drawnAround(terms, []);
  // A result that is recorded for a match of the draw arranges it, and changes no other match.
  const elsewhere = terms.arranged.filter((meeting) => !natural.some(isSame(meeting)));
  return drawnAround(terms, elsewhere.flat()).filter(
    (meeting) => !terms.arranged.some(isSame(meeting)),
  );
};

/** The first and the second, the third and the fourth, unless one of them has another match. */
const neighboursIn = <Unit>({ together, competes, arranged }: Terms<Unit>) => {
  const taken = arranged.flat();
  return together
    .flatMap((group) =>
      group.flatMap((unit, index): ReadonlyArray<Meeting<Unit>> => {
        const next = group[index + 1];
        return index % 2 === 0 && next !== undefined ? [[unit, next]] : [];
      }),
    )
    .filter((meeting) => meeting.every((unit) => competes(unit) && !taken.includes(unit)));
};

const isSame =
  <Unit>([one, other]: Meeting<Unit>) =>
  (meeting: Meeting<Unit>) =>
    meeting.includes(one) && meeting.includes(other);

const drawnAround = <Unit>(
  { together, competes, mayMeet, arranged }: Terms<Unit>,
  taken: ReadonlyArray<Unit>,
): ReadonlyArray<Meeting<Unit>> => {
  const isFree = (unit: Unit) => competes(unit) && !taken.includes(unit);
  const hasMatch = new Set(arranged.filter((meeting) => !meeting.every(isFree)).flat());
  const inGroups = together.map((group) => {
    const byPosition = paired(group, mayMeet).filter((meeting) => meeting.every(isFree));
    const left = leftOf(group.filter(isFree), byPosition).filter((unit) => !hasMatch.has(unit));
    return completed(byPosition, left, mayMeet);
  });
  const alone = inGroups.flatMap((group) => group.alone);
  const drawn = inGroups.flatMap((group) => group.meetings);
  return completed(drawn, alone, mayMeet).meetings;
};

/** Who is left over meets others who are, and the last of them both sides of the match before. */
const completed = <Unit>(
  meetings: ReadonlyArray<Meeting<Unit>>,
  left: ReadonlyArray<Unit>,
  mayMeet: Terms<Unit>["mayMeet"],
) => {
  const all = [...meetings, ...paired(left, mayMeet)];
  const host = all.at(-1);
  const unmatched = leftOf(left, all);
  const joined = unmatched.flatMap((unit) =>
    (host ?? []).filter((one) => mayMeet(one, unit)).map((one) => [one, unit] as const),
  );
  const met = [...all, ...joined];
  return { meetings: met, alone: leftOf(unmatched, joined) };
};

const leftOf = <Unit>(units: ReadonlyArray<Unit>, meetings: ReadonlyArray<Meeting<Unit>>) => {
  const matched = new Set(meetings.flat());
  return units.filter((unit) => !matched.has(unit));
};

/** Among more sides than this only the next one is tried, because the ways grow without end. */
const MANY = 8;

/**
 * As many meetings as there can be, the first with the second, the third with the fourth where they
 * may meet.
 */
const paired = <Unit>(
  units: ReadonlyArray<Unit>,
  mayMeet: Terms<Unit>["mayMeet"],
): ReadonlyArray<Meeting<Unit>> => {
  const [first, ...others] = units;
  if (first === undefined) return [];
  const most = Math.floor(units.length / 2);
  let best: ReadonlyArray<Meeting<Unit>> = [];
  for (const other of others.filter((each) => mayMeet(first, each))) {
    const rest = paired(
      others.filter((each) => each !== other),
      mayMeet,
    );
    if (rest.length + 1 > best.length) best = [[first, other], ...rest];
    if (best.length === most || units.length > MANY) return best;
  }
  const without = paired(others, mayMeet);
  return without.length > best.length ? without : best;
};
