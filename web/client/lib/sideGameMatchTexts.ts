import type { PlayerId } from "../../../domain/shared/values.ts";
import type { MatchBet, SideGameMatch } from "../../contract/sideGameResults.ts";
import { counted } from "./counted.ts";
import { feeText } from "./money.ts";

type MatchState = Pick<MatchBet, "leaderId" | "status" | "state" | "holesPlayed">;

export const betNames: Readonly<Record<MatchBet["name"], string>> = {
  front: "Front nine",
  back: "Back nine",
  overall: "All holes",
};

/** "Ana Ace 2 up after 7 holes", "All square after 1 hole", "Ana Ace won 3&2", "Halved". */
export const matchText = (
  { leaderId, status, state, holesPlayed }: MatchState,
  nameOf: (playerId: PlayerId) => string,
): string => {
  if (status === "arranged") return "Not started";
  const isDecided = status === "decided";
  const after = isDecided ? "" : ` after ${counted(holesPlayed, "hole")}`;
  if (leaderId === null) return `${isDecided ? "Halved" : "All square"}${after}`;
  const lead = !isDecided ? state : state === "won" ? "won" : `won ${state}`;
  return `${nameOf(leaderId)} ${lead}${after}`;
};

/** What the winner gets: money, or a point if the game pays its purse at the end. */
export const worthText = ({ value }: Pick<SideGameMatch, "value">): string =>
  value === null ? "1 point" : feeText(value);

/** True once somebody has won it. */
export const isWon = ({ leaderId, status }: MatchState): boolean =>
  status === "decided" && leaderId !== null;
