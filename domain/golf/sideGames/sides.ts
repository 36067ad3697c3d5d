import type { GameFormat } from "./gameTypes.ts";
import type { Participant } from "./sideGame.ts";

/** One participant, a team or two partners. */
export interface Side {
  readonly teamName: string | null;
  /** In the order of joining. */
  readonly members: ReadonlyArray<Participant>;
}

/**
 * The sides of a game, by the first of each to join (spec/api.md, Side game results). A game is
 * scored without a disqualified player, whose partners play on.
 */
export const formSides = (
  participants: ReadonlyArray<Participant>,
  gameFormat: GameFormat,
): ReadonlyArray<Side> =>
  together(participants, gameFormat)
    .map((members) => members.filter(({ playerStatus }) => playerStatus !== "disqualified"))
    .filter((members) => members.length > 0)
    .map((members) => ({ teamName: members[0]?.teamName ?? null, members }));

export type Direction = "lowest" | "highest";

/** The best of what some participants bring; undefined when none of them brings anything. */
export const bestFigure = (
  members: ReadonlyArray<Participant>,
  figureOf: (player: Participant) => number | undefined,
  best: Direction,
): number | undefined => {
  let found: number | undefined;
  for (const member of members) {
    const figure = figureOf(member);
    if (figure === undefined) continue;
    if (found === undefined || (best === "lowest" ? figure < found : figure > found))
      found = figure;
  }
  return found;
};

/** The sides whose best is the best of all, in the order of joining. */
export const bestSides = (
  sides: ReadonlyArray<Side>,
  figureOf: (player: Participant) => number | undefined,
  best: Direction,
): ReadonlyArray<Side> => {
  const figures = sides.map(({ members }) => bestFigure(members, figureOf, best));
  const brought = figures.filter((figure) => figure !== undefined);
  if (brought.length === 0) return [];
  const winning = best === "lowest" ? Math.min(...brought) : Math.max(...brought);
  return sides.filter((_, index) => figures[index] === winning);
};

const together = (participants: ReadonlyArray<Participant>, gameFormat: GameFormat): Sides => {
  switch (gameFormat) {
    case "individual":
      return participants.map((participant) => [participant]);
    case "team":
      return participants.reduce(withTeam, []);
    case "partners":
      return participants.reduce(withPartner, []);
  }
};

type Sides = ReadonlyArray<ReadonlyArray<Participant>>;

const withTeam = (sides: Sides, newcomer: Participant): Sides =>
  joined(
    sides,
    newcomer,
    sides.find(([first]) => first?.teamName === newcomer.teamName),
  );

/**
 * Two form a side as soon as both have joined: the newcomer with the partner of their choice, if
 * that one has joined and is free, otherwise with the first who is waiting for them.
 */
const withPartner = (sides: Sides, newcomer: Participant): Sides => {
  const alone = sides.filter(({ length }) => length === 1);
  const side =
    alone.find(([waiting]) => waiting?.playerId === newcomer.partnerId) ??
    alone.find(([waiting]) => waiting?.partnerId === newcomer.playerId);
  return joined(sides, newcomer, side);
};

const joined = (
  sides: Sides,
  newcomer: Participant,
  side: ReadonlyArray<Participant> | undefined,
): Sides =>
  side === undefined
    ? [...sides, [newcomer]]
    : sides.map((each) => (each === side ? [...side, newcomer] : each));
