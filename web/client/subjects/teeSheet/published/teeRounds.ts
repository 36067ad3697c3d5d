import { range } from "../../../../../domain/golf/range.ts";
import type { PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { GolfGroup, GolfGroupMember } from "../../../../contract/teeSheet/groups.ts";
import { dateRange } from "../../../ui/dates/dateText.ts";
import { togetherOf } from "../../../ui/together.ts";

export interface TeeRound {
  readonly roundNumber: RoundNumber;
  /** "June 13, 2026", or from one day to another. */
  readonly days: string;
  /** The reader's own group, which comes first, or none. */
  readonly own: ReadonlyArray<GolfGroup>;
  /** All other groups, by tee time. */
  readonly others: ReadonlyArray<GolfGroup>;
}

/** The rounds that have groups. The server orders them by round and tee time. */
export const teeRoundsOf = (
  groups: ReadonlyArray<GolfGroup>,
  me: PlayerId | null,
): ReadonlyArray<TeeRound> => {
  const numbers = [...new Set(groups.map(({ roundNumber }) => roundNumber))];
  return numbers.map((roundNumber) => {
    const ofRound = groups.filter((group) => group.roundNumber === roundNumber);
    return {
      roundNumber,
      days: dateRange(ofRound[0]?.teeTime, ofRound.at(-1)?.teeTime),
      own: ofRound.filter((group) => isIn(group, me)),
      others: ofRound.filter((group) => !isIn(group, me)),
    };
  });
};

const isIn = ({ members }: GolfGroup, playerId: PlayerId | null): boolean =>
  members.some(({ userId }) => userId === playerId);

/** The round that is played today or next; after the event the last one. */
export const roundToShow = (
  rounds: ReadonlyArray<TeeRound>,
  today: string,
): RoundNumber | undefined => {
  const isAhead = ({ own, others }: TeeRound) =>
    [...own, ...others].some(({ teeTime }) => dayOf(teeTime) >= today);
  return (rounds.find(isAhead) ?? rounds.at(-1))?.roundNumber;
};

const dayOf = (wallClock: string) => wallClock.slice(0, "YYYY-MM-DD".length);

interface TakenPlace {
  /** The name of a side whose members stand together; null for a single slot. */
  readonly side: string | null;
  /** Null is a free slot. */
  readonly members: ReadonlyArray<GolfGroupMember | null>;
}

/** The four slots of a group; partners stand together, and then the free slots come last. */
export const placesOf = ({ members, sides = [] }: GolfGroup): ReadonlyArray<TakenPlace> => {
  const slots = range(1, 4).map(
    (slot) => members.find(({ position }) => position === slot) ?? null,
  );
  if (sides.length === 0) return slots.map((member) => ({ side: null, members: [member] }));
  return [
    ...togetherOf(members, sides).map(({ side, players }) => {
      return { side: side?.name ?? null, members: players };
    }),
    ...slots.filter((member) => member === null).map(() => ({ side: null, members: [null] })),
  ];
};

/** The start hole of a group, if it is not the first; otherwise null. */
export const startText = ({ startHole }: GolfGroup): string | null =>
  startHole ? `Hole ${startHole}` : null;
