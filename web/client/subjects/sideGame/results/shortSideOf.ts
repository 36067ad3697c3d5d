import { shortNames } from "../../person/shortNames.ts";
import type { Side } from "../gameView.ts";

/** A longer name would take several lines on a phone, on each hole and for each side. */
const LETTERS = 36;

/** "M. Lindqvist & T. Okafor", if the whole names are long: told apart from all of these sides. A team keeps the name it chose. */
export const shortSideOf = ({ side, members }: Side, sides: ReadonlyArray<Side>): string => {
  const isTeam = members.some(({ teamName }) => teamName !== null);
  if (side.length <= LETTERS || isTeam || members.length === 0) return side;
  const shortName = shortNames(sides.flatMap((each) => each.members.map(({ user }) => user)));
  return members.map(({ user }) => shortName(user)).join(" & ");
};
