import type { StartingGroup } from "../orderOfPlay.ts";
import type { ByEdition } from "../rulesEdition.ts";
import { drawnIn, type Meeting } from "./drawnMatches.ts";
import { type Unit, type Units, unitsOf } from "./units.ts";

/** The players of one group of a tee sheet, in the order of their positions. */
export type GroupOfRound<Id extends string = string> = StartingGroup<Id>;

/** Two opponents in a round. */
interface Pairing<Id extends string = string> {
  readonly roundNumber: number;
  readonly playerId: Id;
  readonly opponentId: Id;
}

/** Two sides that meet: each begins with the player who is named for it. */
export interface SidesThatMeet<Id extends string = string> extends Pairing<Id> {
  readonly sides: readonly [Unit<Id>, Unit<Id>];
}

export interface Draw<Id extends string = string> extends ByEdition {
  readonly rounds: ReadonlyArray<number>;
  /**
   * The players of the competition, in a fixed order: the field of the tournament or the players of
   * the game.
   */
  readonly playerIds: ReadonlyArray<Id>;
  /**
   * Players who left the competition. They keep their places in a group, so that the matches of
   * others do not change.
   */
  readonly former?: ReadonlyArray<Id>;
  /** Matches that an administrator arranged, in their order. */
  readonly arranged: ReadonlyArray<Pairing<Id>>;
  readonly groups: ReadonlyArray<GroupOfRound<Id>>;
  /** Pairs and teams. Partners are never opponents. */
  readonly teams?: ReadonlyArray<ReadonlyArray<Id>>;
  /** Those of them that play as one side, pair against pair; everybody else plays alone. */
  readonly pairs?: ReadonlyArray<ReadonlyArray<Id>>;
}

/**
 * The matches of a competition. First come those that an administrator arranged: who has one plays
 * that. All others are matched by their position in a group of the tee sheet: the first against the
 * second, the third against the fourth. Three play against each other, so that nobody is without a
 * match. If there are only two sides, they meet in every round, whatever their groups.
 *
 * In the first edition of the rules everybody played alone, partners could meet, and the last of an
 * odd number had no match.
 */
export const pairings = <Id extends string>(draw: Draw<Id>): ReadonlyArray<SidesThatMeet<Id>> => {
  const placed = [...draw.playerIds, ...(draw.former ?? [])];
  const { teams = [], pairs = [] } = draw.rulesEdition === 1 ? {} : draw;
  const units = unitsOf(placed, teams, pairs);
  return draw.rounds.flatMap((roundNumber) => pairingsOf(draw, units, roundNumber));
};

const pairingsOf = <Id extends string>(
  draw: Draw<Id>,
  units: Units<Id>,
  roundNumber: number,
): ReadonlyArray<SidesThatMeet<Id>> => {
  const arranged = draw.arranged.filter((pairing) => {
    const [one, other] = [units.of(pairing.playerId), units.of(pairing.opponentId)];
    return pairing.roundNumber === roundNumber && one && other && units.mayMeet(one, other);
  });
  const meetings = arranged.flatMap(({ playerId, opponentId }) => {
    const [one, other] = [units.of(playerId), units.of(opponentId)];
    return one && other ? [[one, other] as const] : [];
  });
  const competing = new Set(draw.playerIds);
  const drawn = drawnIn({
    together: togetherIn(draw, units, roundNumber),
    competes: (unit) => unit.some((id) => competing.has(id)),
    mayMeet: units.mayMeet,
    arranged: meetings,
    rulesEdition: draw.rulesEdition,
  });
  return [
    ...arranged.map(({ playerId, opponentId }) => ({
      ...{ roundNumber, playerId, opponentId },
      sides: [
        beginningWith(playerId, units.of(playerId)),
        beginningWith(opponentId, units.of(opponentId)),
      ] as const,
    })),
    ...drawn.map(([one, other]: Meeting<Unit<Id>>) => ({
      roundNumber,
      playerId: one[0],
      opponentId: other[0],
      sides: [one, other] as const,
    })),
  ];
};

/**
 * The sides of each group, where they meet; two sides that are alone meet anyhow. The groups are in
 * the order of the field, because who is left over in several of them must not depend on the times
 * at which these start.
 */
const togetherIn = <Id extends string>(
  { playerIds, former = [], groups }: Draw<Id>,
  units: Units<Id>,
  roundNumber: number,
): ReadonlyArray<ReadonlyArray<Unit<Id>>> => {
  const field = distinct(playerIds.map(units.of));
  if (field.length === 2) return [field];
  const seen = new Set<Unit<Id>>();
  const places = new Map([...playerIds, ...former].map((id, place) => [id, place]));
  const firstPlace = (group: GroupOfRound<Id>) =>
    Math.min(...group.playerIds.map((id) => places.get(id) ?? places.size));
  return groups
    .filter((group) => group.roundNumber === roundNumber)
    .toSorted((one, other) => firstPlace(one) - firstPlace(other))
    .map((group) => {
      const own = distinct(group.playerIds.map(units.of)).filter((unit) => !seen.has(unit));
      for (const unit of own) seen.add(unit);
      return own;
    });
};

const distinct = <Item>(items: ReadonlyArray<Item | undefined>): ReadonlyArray<Item> => [
  ...new Set(items.filter((item) => item !== undefined)),
];

const beginningWith = <Id extends string>(id: Id, unit: Unit<Id> | undefined): Unit<Id> => [
  id,
  ...(unit ?? []).filter((member) => member !== id),
];
