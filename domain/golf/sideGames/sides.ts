import type { GameFormat } from "./gameTypes.ts";
import type { Player } from "./player.ts";

/** One participant, a team or two partners. */
export interface Side {
  readonly teamName: string | null;
  /** In the order of joining. */
  readonly members: ReadonlyArray<Player>;
}

/** The players of a side, in the order of joining. */
export type Together = readonly [Player, ...ReadonlyArray<Player>];

/**
 * The sides of a game, ordered by their first player to join (docs/rules.md, Side games and
 * matches). A disqualified player is left out, and the partners play on.
 */
export const formSides = (
  participants: ReadonlyArray<Player>,
  gameFormat: GameFormat,
): ReadonlyArray<Side> =>
  playingTogether(participants, gameFormat)
    .map((together) => ({
      teamName: gameFormat === "team" ? together[0].teamName : null,
      members: together.filter(({ playerStatus }) => playerStatus !== "disqualified"),
    }))
    .filter(({ members }) => members.length > 0);

/** The same with all players, disqualified ones included. */
export const playingTogether = (
  participants: ReadonlyArray<Player>,
  gameFormat: GameFormat,
): ReadonlyArray<Together> => {
  switch (gameFormat) {
    case "individual":
      return participants.map((participant) => [participant]);
    case "team":
      return participants.reduce(withTeam, []);
    case "partners":
      return participants.reduce(withPartner, []);
  }
};

const withTeam = (sides: ReadonlyArray<Together>, newcomer: Player) => {
  const { teamName } = newcomer;
  const team = sides.find(([first]) => teamName !== null && first.teamName === teamName);
  return joined(sides, newcomer, team);
};

/**
 * Two players form a side as soon as both have joined: a new player forms one with the chosen
 * partner, if that partner has joined and is free, otherwise with the first player who chose this
 * one.
 */
const withPartner = (sides: ReadonlyArray<Together>, newcomer: Player) => {
  const alone = sides.filter(({ length }) => length === 1);
  const waiting =
    alone.find(([{ playerId }]) => playerId === newcomer.partnerId) ??
    alone.find(([{ partnerId }]) => partnerId === newcomer.playerId);
  return joined(sides, newcomer, waiting);
};

const joined = (
  sides: ReadonlyArray<Together>,
  newcomer: Player,
  side: Together | undefined,
): ReadonlyArray<Together> =>
  side === undefined
    ? [...sides, [newcomer]]
    : sides.map((each) => (each === side ? [...side, newcomer] : each));
