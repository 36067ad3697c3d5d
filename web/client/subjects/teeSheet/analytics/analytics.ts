import { GROUP_SIZE } from "../../../../../domain/golf/draw/groupSizes.ts";
import type { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import type { PaceOfCard } from "../../../../contract/teeSheet/pace.ts";
import { membersOf, sheetOf, timeOf } from "../sheet.ts";

export interface GroupPace {
  readonly group: GolfGroup;
  /** The highest number of holes that a member has played. */
  readonly holesPlayed: number;
  /** Null if it is not known: scores entered by administrators say nothing about the pace. */
  readonly minutesPerHole: number | null;
}

export interface RoundAnalytics {
  readonly round: RoundNumber;
  readonly groups: number;
  readonly seatsUsed: number;
  readonly seats: number;
  readonly unscheduled: number;
  readonly firstTeeTime: string | null;
  readonly lastTeeTime: string | null;
  readonly pace: ReadonlyArray<GroupPace>;
}

interface Facts {
  readonly groups: ReadonlyArray<GolfGroup>;
  readonly participants: ReadonlyArray<AdminParticipant>;
  readonly cards: ReadonlyArray<PaceOfCard>;
}

/** Fill level and pace of a round. */
export const roundAnalytics = (
  { groups: all, participants, cards }: Facts,
  round: RoundNumber,
): RoundAnalytics => {
  const { groups, waiting } = sheetOf(all, participants, round);
  const times = groups.map(timeOf).toSorted();
  return {
    round,
    groups: groups.length,
    seatsUsed: groups.reduce((sum, { members }) => sum + members.length, 0),
    seats: groups.length * GROUP_SIZE,
    unscheduled: waiting.length,
    firstTeeTime: times.at(0) ?? null,
    lastTeeTime: times.at(-1) ?? null,
    pace: groups.map((group) => paceOf(group, cards)),
  };
};

const MINUTE = 60_000;

const paceOf = (group: GolfGroup, cards: ReadonlyArray<PaceOfCard>): GroupPace => {
  const members = new Set(group.members.map(({ userId }) => userId));
  const ofGroup = cards.filter(
    ({ userId, roundNumber }) => roundNumber === group.roundNumber && members.has(userId),
  );
  const holesPlayed = Math.max(0, ...ofGroup.map((card) => card.holesPlayed));
  const own = ofGroup.flatMap((card) => card.own ?? []);
  const holes = new Set(own.flatMap((entered) => entered.holes)).size;
  const times = own.flatMap(({ from, until }) => [from, until].map((time) => Date.parse(time)));
  const minutes = (Math.max(...times) - Math.min(...times)) / MINUTE;
  return {
    group,
    holesPlayed,
    minutesPerHole: holes < 2 ? null : minutes / (holes - 1),
  };
};

/** Two players who share a group in more than one round. */
interface Repeat {
  readonly players: string;
  readonly rounds: ReadonlyArray<RoundNumber>;
}

export const repeatsOf = (groups: ReadonlyArray<GolfGroup>): ReadonlyArray<Repeat> => {
  const known = new Map<string, { players: string; rounds: Array<RoundNumber> }>();
  for (const group of groups) {
    const members = membersOf(group).toSorted((one, other) => one.id.localeCompare(other.id));
    for (const [index, one] of members.entries()) {
      for (const other of members.slice(index + 1)) {
        const key = `${one.id} ${other.id}`;
        const pair = known.get(key) ?? { players: `${one.name} and ${other.name}`, rounds: [] };
        known.set(key, pair);
        pair.rounds.push(group.roundNumber);
      }
    }
  }
  return [...known.values()]
    .filter(({ rounds }) => rounds.length > 1)
    .toSorted(
      (one, other) =>
        other.rounds.length - one.rounds.length || one.players.localeCompare(other.players),
    );
};
