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
  /** It may have arrived, or may still arrive. */
  readonly wasTried?: true;
  /** An earlier score of the hole was tried, so a change of what is stored may be that one. */
  readonly isFollowing?: true;
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

/** Whether somebody else has saved other strokes. What is not known yet is no change. */
export const isOvertaken = (
  { basedOn, strokes }: Pick<Entry, "basedOn" | "strokes">,
  stored: number | null | undefined,
): boolean => stored !== undefined && stored !== basedOn && stored !== strokes;

/** The shown state of a hole: typed strokes win over stored ones. */
export const cellOf = (stored: number | null, entry: Entry | undefined): Cell => {
  // A score that is being sent, or was before this one, may itself be what is stored.
  const isOnItsWay = entry?.state === "saving" || entry?.isFollowing === true;
  if (entry === undefined || (entry.strokes === stored && !isOnItsWay)) {
    return { shown: stored, state: stored === null ? "empty" : "saved" };
  }
  const isConflict = !isOnItsWay && isOvertaken(entry, stored);
  return { shown: entry.strokes, state: isConflict ? "conflict" : entry.state };
};

const decidedByPeople: ReadonlySet<CellState> = new Set(["correction", "refused", "conflict"]);

/** Whether a person has to decide about it. */
export const needsDecision = ({ state }: Cell): boolean => decidedByPeople.has(state);
