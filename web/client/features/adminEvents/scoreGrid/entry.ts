/** The card of a player in a round: "2 8a7f...". */
export type CardName = `${number} ${string}`;

export const cardName = (round: number, playerId: string): CardName => `${round} ${playerId}`;

export const partsOf = (name: CardName) => {
  const [round = "", playerId = ""] = name.split(" ");
  return { round: Number(round), playerId };
};

/** What somebody has typed for a hole, until the server has it. */
export interface Entry {
  readonly strokes: number;
  /** What stood there when it was typed; null for nothing. */
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
  readonly shown: number | null;
  readonly state: CellState;
}

/** Somebody else has written other strokes since. What is under way may be that very change. */
const isConflict = (entry: Entry, stored: number | null) =>
  entry.state !== "saving" && stored !== entry.basedOn && stored !== entry.strokes;

/** How a hole is shown: what was typed before what is stored. */
export const cellOf = (stored: number | null, entry: Entry | undefined): Cell => {
  if (entry === undefined || (entry.strokes === stored && entry.state !== "saving")) {
    return { shown: stored, state: stored === null ? "empty" : "saved" };
  }
  return { shown: entry.strokes, state: isConflict(entry, stored) ? "conflict" : entry.state };
};

const decidedByPeople: ReadonlySet<CellState> = new Set(["correction", "refused", "conflict"]);

/** Whether somebody has to look at it before anything goes on. */
export const needsDecision = ({ state }: Cell): boolean => decidedByPeople.has(state);
