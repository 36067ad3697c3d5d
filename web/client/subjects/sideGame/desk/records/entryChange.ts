import { leadersOf, type Measured, type MeasuredGame } from "../../distance/distanceTexts.ts";
import { isAt } from "../../place.ts";

interface EntryChange {
  /** The ids of the players who win the hole; several may share it. */
  readonly before: ReadonlyArray<string>;
  readonly after: ReadonlyArray<string>;
}

/** The winners of a hole now, and the winners with another entry. */
export const entryChange = (game: MeasuredGame, entry: Measured): EntryChange => {
  const others = game.entries.filter(
    (each) => !(isAt(entry)(each) && each.playerId === entry.playerId),
  );
  return {
    before: leadersOf(game, entry),
    after: leadersOf({ ...game, entries: [...others, entry] }, entry),
  };
};
