import type { Match, MatchHole } from "../../../contract/match/matches.ts";
import { countText } from "../../ui/listText.ts";
import { callNames, nameOf } from "../person/playerText.ts";

type MatchProgress = Pick<
  Match,
  | "player"
  | "opponent"
  | "playerId"
  | "opponentId"
  | "status"
  | "state"
  | "leaderId"
  | "holesPlayed"
  | "result"
  | "margin"
> &
  Partial<Pick<Match, "playerPartners" | "opponentPartners">>;

/** The state between the two names: "2 up", "AS", "3&2". */
export const stateText = ({ status, state }: MatchProgress): string =>
  status === "arranged" ? "-" : state;

/** The progress below the state. */
export const progressText = ({ status, holesPlayed }: MatchProgress): string => {
  if (status === "arranged") return "Not started";
  return status === "decided" ? "Final" : `thru ${holesPlayed}`;
};

/** State and progress in a cell: "2 up, thru 7", "Not started". */
export const standText = (match: MatchProgress): string =>
  match.status === "arranged" ? progressText(match) : `${stateText(match)}, ${progressText(match)}`;

/** "Ana Ace", or "Ana Ace and Ben Bee" where partners play as one. */
export const sideNames = ({
  player,
  playerPartners = [],
  opponent,
  opponentPartners = [],
}: Pick<MatchProgress, "player" | "opponent" | "playerPartners" | "opponentPartners">) =>
  [
    [player, ...playerPartners].map(nameOf).join(" and "),
    [opponent, ...opponentPartners].map(nameOf).join(" and "),
  ] as const;

/** The whole line for screen readers. */
export const sentenceOf = (match: MatchProgress): string => {
  const [one, other] = sideNames(match);
  if (match.status === "arranged") return `${one} against ${other}, not started`;
  const [leader, trailer] = match.leaderId === match.opponentId ? [other, one] : [one, other];
  if (match.status === "decided") {
    if (match.leaderId === null) return `${one} and ${other} halved their match`;
    return [leader, "beat", trailer, ...(match.margin ? [match.margin] : [])].join(" ");
  }
  const after = `after ${countText(match.holesPlayed, "hole")}`;
  return match.leaderId === null
    ? `${one} and ${other} are all square ${after}`
    : `${leader} is ${match.state} on ${trailer} ${after}`;
};

/** How the match stood after a hole: "Ana 2 up", "AS", "Ana 3&2". First names leave room. */
export const holeStateText = (
  { playerId, player, opponent }: Pick<Match, "playerId" | "player" | "opponent">,
  { leaderId, state }: Pick<MatchHole, "leaderId" | "state">,
): string => {
  if (leaderId === null) return state;
  const leader = leaderId === playerId ? player : opponent;
  return `${callNames([player, opponent])(leader)} ${state}`;
};
