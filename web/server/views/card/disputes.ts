import type { Actor } from "../../../../domain/shared/recorded.ts";
import type { CardRow } from "../../../../projections/scorecards/queries.ts";
import type { Dispute } from "../../../contract/card/scorecard.ts";
import type { ActorName } from "../person/actors.ts";
import { inRow } from "./onHole.ts";

export type NameOf = (actor: Actor) => ActorName;

type Card = Pick<CardRow, "scores" | "disputed">;

/** The disputed holes of a card with their entries, the one that counts first. */
export const disputesOf = (card: Card, nameOf: NameOf): ReadonlyArray<Dispute> => {
  const entries = entriesOf(card);
  return disputedHoles(card).map((holeNumber) => ({
    holeNumber,
    entries: entries
      .filter((entry) => entry.holeNumber === holeNumber)
      .map(({ holeNumber: _hole, by, ...entry }) => ({ ...entry, enteredBy: nameOf(by) })),
  }));
};

/** By hole number. */
export const disputedHoles = ({ disputed }: Pick<CardRow, "disputed">) => [
  ...new Set(disputed.map(({ hole_number }) => hole_number)),
];

/** The people whose names are needed. */
export const disputersOf = (card: Card): ReadonlyArray<Actor> =>
  entriesOf(card).map(({ by }) => by);

/** The entry that counts is the value of the hole, so the hole contains its author. */
const entriesOf = ({ scores, disputed }: Card) =>
  disputed.flatMap((row) => {
    const score = scores.find(({ hole_number }) => hole_number === row.hole_number);
    const by = row.entered_by ?? score?.submitted_by;
    const enteredAt = row.entered_at ?? score?.updated_at;
    if (by === undefined || enteredAt === undefined) return [];
    const { entry_id: entryId, hole_number: holeNumber, putts, penalties } = row;
    return [{ entryId, holeNumber, ...inRow(row), putts, penalties, enteredAt, by }];
  });
