import { oneWord } from "../../shared/searchText.ts";
import type { RulesEdition } from "../rulesEdition.ts";
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
  rulesEdition?: RulesEdition,
): ReadonlyArray<Side> =>
  playingTogether(participants, gameFormat, rulesEdition)
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
  rulesEdition?: RulesEdition,
): ReadonlyArray<Together> => {
  const isFirstEdition = rulesEdition === 1;
  switch (gameFormat) {
    case "individual":
      return participants.map((participant) => [participant]);
    case "team":
      return participants.reduce(isFirstEdition ? withSameName : withTeam, []);
    case "partners":
      return participants.reduce(isFirstEdition ? withChosen : withPartner, []);
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

const withSameName = (sides: ReadonlyArray<Together>, newcomer: Player) => {
  const { teamName } = newcomer;
  const team = sides.find(([first]) => teamName !== null && first.teamName === teamName);
  return joined(sides, newcomer, team);
};

/**
 * As in the first edition of the rules: the newcomer plays with the partner of their choice who is
 * free, otherwise with the first who has chosen them.
 */
const withChosen = (sides: ReadonlyArray<Together>, newcomer: Player) => {
  const alone = sides.filter(({ length }) => length === 1);
  const partner =
    alone.find(([{ playerId }]) => playerId === newcomer.partnerId) ??
    alone.find(([{ partnerId }]) => partnerId === newcomer.playerId);
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
