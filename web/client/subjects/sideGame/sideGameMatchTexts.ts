import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { MatchBet, SideGameMatch } from "../../../contract/sideGame/sideGameResults.ts";
import { countText } from "../../ui/listText.ts";
import { feeText } from "../../ui/money.ts";

type MatchState = Pick<MatchBet, "leaderId" | "status" | "state" | "holesPlayed">;

const holesOf: Readonly<Record<MatchBet["name"], string>> = {
  front: "Holes 1-9",
  back: "Holes 10-18",
  overall: "Holes 1-18",
};

/** A bet by the numbers of its holes, which hold wherever its players started; one alone has no other. */
export const betName = (
  { name }: Pick<MatchBet, "name">,
  { bets }: Pick<SideGameMatch, "bets">,
): string => (bets.length === 1 ? "All holes" : holesOf[name]);

/** "Ana Ace 2 up after 7 holes", "All square after 1 hole", "Ana Ace won 3&2", "Halved". */
export const matchText = (
  { leaderId, status, state, holesPlayed }: MatchState,
  nameOf: (playerId: PlayerId) => string,
): string => {
  if (status === "arranged") return "Not started";
  const isDecided = status === "decided";
  const after = isDecided ? "" : ` after ${countText(holesPlayed, "hole")}`;
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
