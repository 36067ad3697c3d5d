import type { MatchPlay } from "../matchPlay/playMatch.ts";
import type { Meeting } from "./meetings.ts";
import type { GameMatch } from "./settlement.ts";

/**
 * A match in the form in which its game shows it. The decision of an administrator overrides the
 * scores.
 */
export const gameMatch = (
  { roundNumber, opponents: [[player], [opponent]], arranged }: Meeting,
  played: MatchPlay,
  value: number | null,
): GameMatch => {
  const standing = decided(arranged) ?? running(played);
  const lead = standing.result === null ? played.lead : worth[standing.result];
  return {
    matchId: arranged?.matchId ?? null,
    roundNumber,
    playerId: player.playerId,
    opponentId: opponent.playerId,
    leaderId: lead === 0 ? null : (lead > 0 ? player : opponent).playerId,
    holesPlayed: played.holesPlayed,
    missingHoles: played.missingHoles,
    ...standing,
    value,
    bets: [],
  };
};

const worth = { win: 1, loss: -1, halved: 0 } as const;

type Standing = Pick<GameMatch, "status" | "state" | "result" | "margin" | "decidedBy">;

const decided = (arranged: Meeting["arranged"]): Standing | null => {
  if (!arranged?.result) return null;
  const { result, margin } = arranged;
  const state = margin ?? (result === "halved" ? "halved" : "won");
  return { status: "decided", state, result, margin, decidedBy: "admin" };
};

const running = ({ state, result, margin, hasStarted }: MatchPlay): Standing => {
  if (result !== null) return { status: "decided", state, result, margin, decidedBy: "scores" };
  return { status: hasStarted ? "running" : "arranged", state, result, margin, decidedBy: null };
};
