import { type GameType, gameTraits } from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGameEntry } from "../../../../../contract/sideGame/sideGame.ts";

interface Place {
  readonly roundNumber: number;
  readonly holeNumber: number;
}

interface Entry extends Place {
  readonly playerId: string;
  readonly distance: number | null;
}

interface Game {
  readonly gameType: GameType;
  readonly entries: ReadonlyArray<Entry | SideGameEntry>;
}

interface EntryChange {
  /** The ids of the players who win the hole; several may share it. */
  readonly before: ReadonlyArray<string>;
  readonly after: ReadonlyArray<string>;
}

/** The winners of a hole now, and the winners with another entry. */
export const entryChange = (game: Game, entry: Entry): EntryChange => {
  const others = game.entries.filter(
    (each) => !(isAt(each, entry) && each.playerId === entry.playerId),
  );
  return {
    before: winnersOf(game, entry),
    after: winnersOf({ ...game, entries: [...others, entry] }, entry),
  };
};

/** The shortest distance to the pin or the longest drive; equal ones share. */
export const winnersOf = ({ gameType, entries }: Game, place: Place): ReadonlyArray<string> => {
  const measured = entries.flatMap((entry) =>
    isAt(entry, place) && entry.distance !== null ? [{ ...entry, distance: entry.distance }] : [],
  );
  const distances = measured.map(({ distance }) => distance);
  const isNearest = gameTraits[gameType].measuredIn === "feet";
  const best = isNearest ? Math.min(...distances) : Math.max(...distances);
  return measured.filter(({ distance }) => distance === best).map(({ playerId }) => playerId);
};

const isAt = (entry: Place, { roundNumber, holeNumber }: Place) =>
  entry.roundNumber === roundNumber && entry.holeNumber === holeNumber;
