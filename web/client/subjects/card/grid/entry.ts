/** The card of a player in a round: "2 8a7f...". */
export type CardName = `${number} ${string}`;

export const cardName = (round: number, playerId: string): CardName => `${round} ${playerId}`;

export const partsOf = (name: CardName) => {
  const [round = "", playerId = ""] = name.split(" ");
  return { round: Number(round), playerId };
};

/** A typed score of a hole that the server does not have yet. */
export interface Entry {
  /** 0 for picked up; null takes the hole back. */
  readonly strokes: number | null;
  /** What was stored when it was typed, in the same numbers; null for none. */
  readonly basedOn: number | null;
  /**
   * - `waiting`: sent as soon as possible
   * - `saving`: on its way
   * - `correction`: of a saved score; its writer sees the consequences first
   * - `refused`: the server said why
   */
  readonly state: "waiting" | "saving" | "correction" | "refused";
  readonly sentence: string | null;
}

/** By hole. */
export type Entries = ReadonlyMap<number, Entry>;
export const noEntries: Entries = new Map();

export type CellState = "empty" | "saved" | "conflict" | Entry["state"];

export interface Cell {
  /** 0 for picked up, null for empty. */
  readonly shown: number | null;
  readonly state: CellState;
}

/** Whether somebody else has saved other strokes. A score being sent may itself be that change. */
const isConflict = (entry: Entry, stored: number | null) =>
  entry.state !== "saving" && stored !== entry.basedOn && stored !== entry.strokes;

/** The shown state of a hole: typed strokes win over stored ones. */
export const cellOf = (stored: number | null, entry: Entry | undefined): Cell => {
  if (entry === undefined || (entry.strokes === stored && entry.state !== "saving")) {
    return { shown: stored, state: stored === null ? "empty" : "saved" };
  }
  return { shown: entry.strokes, state: isConflict(entry, stored) ? "conflict" : entry.state };
};

const decidedByPeople: ReadonlySet<CellState> = new Set(["correction", "refused", "conflict"]);

/** Whether a person has to decide about it. */
export const needsDecision = ({ state }: Cell): boolean => decidedByPeople.has(state);
