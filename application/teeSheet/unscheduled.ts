import { HashMap } from "effect";
import type { Field } from "../../domain/field/field.ts";
import { type PlayerId, RoundNumber } from "../../domain/shared/values.ts";
import { groupsIn, type TeeSheet } from "../../domain/teeSheet/teeSheet.ts";

/** The players who still play. */
export const playersIn = ({ entries }: Field): Array<PlayerId> =>
  [...HashMap.entries(entries)].flatMap(([player, { status, play }]) =>
    status === "registered" && play.status === "playing" ? [player] : [],
  );

/** The players who still play and have no group in a round. */
export const unscheduledIn = (field: Field, sheet: TeeSheet, round: RoundNumber) => {
  const grouped = new Set(groupsIn(sheet, round).flatMap(({ playerIds }) => playerIds));
  return playersIn(field).filter((player) => !grouped.has(player));
};

/** The first round in which a player has no group; null if all are drawn. */
export const roundToDraw = (field: Field, sheet: TeeSheet, numberOfRounds: number) => {
  for (let number = 1; number <= numberOfRounds; number++) {
    const round = RoundNumber.make(number);
    if (unscheduledIn(field, sheet, round).length > 0) return round;
  }
  return null;
};
