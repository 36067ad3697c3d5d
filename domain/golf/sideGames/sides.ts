import { oneWord } from "../../shared/searchText.ts";
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
 * matches). Who is disqualified or has not played is left out, and the partners play on.
 */
export const formSides = (
  participants: ReadonlyArray<Player>,
  gameFormat: GameFormat,
): ReadonlyArray<Side> =>
  playingTogether(participants, gameFormat)
    .map((together) => ({
      teamName: gameFormat === "team" ? together[0].teamName : null,
      members: together.filter(
        ({ playerStatus, takesPart }) => takesPart && playerStatus !== "disqualified",
      ),
    }))
    .filter(({ members }) => members.length > 0);

/** The same with all who joined. */
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
  const team = sides.find(([first]) => isSameTeam(first.teamName, teamName));
  return joined(sides, newcomer, team);
};

/** Two players form a side when each has chosen the other; everybody else plays alone. */
const withPartner = (sides: ReadonlyArray<Together>, newcomer: Player) => {
  const partner = sides.find(([first]) => areForEachOther(first, newcomer));
  return joined(sides, newcomer, partner);
};

/** People type the name of their team on phones, so capitals, spaces and accents may differ. */
export const isSameTeam = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && teamKey(one) === teamKey(other);

/** A name without letters is compared as it is. */
const teamKey = (name: string) => oneWord(name) || name.trim();

/** Whether two players chose each other, wherever they are told of. */
export const areForEachOther = (one: Chooser, other: Chooser): boolean =>
  one.partnerId === other.playerId && other.partnerId === one.playerId;

type Chooser = Pick<Player, "playerId" | "partnerId">;

const joined = (
  sides: ReadonlyArray<Together>,
  newcomer: Player,
  side: Together | undefined,
): ReadonlyArray<Together> =>
  side === undefined
    ? [...sides, [newcomer]]
    : sides.map((each) => (each === side ? [...side, newcomer] : each));
