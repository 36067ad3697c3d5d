import type { Player } from "../../../../../../domain/golf/sideGames/player.ts";
import { pointsIn } from "../../../../../../domain/golf/sideGames/wolfHole.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type { SideGameHole } from "../../../../../contract/sideGame/sideGameResults.ts";

interface Choice {
  readonly wolfId: string;
  /** Null is a lone wolf. */
  readonly partnerId: string | null;
}

/**
 * The points of each player, in the order of joining, for this choice; null until all have scores.
 */
export const wolfPoints = (
  { participants }: SideGame,
  hole: SideGameHole | undefined,
  { wolfId, partnerId }: Choice,
): ReadonlyArray<number> | null => {
  if (!hole?.isPlayed) return null;
  const players = participants.map((participant, order): Player => {
    const { id, userId, teamName } = participant;
    const plays = { partnerId: null, playerStatus: "playing", takesPart: true } as const;
    return { id, playerId: userId, teamName, ...plays, order };
  });
  const scores = participants.map(({ id }) => {
    const made = hole.results.find(({ participantId }) => participantId === id);
    return made ? { score: Number(made.result), par: 0 } : undefined;
  });
  const isWolf = ({ playerId }: Player) => playerId === wolfId || playerId === partnerId;
  const camps = {
    wolves: players.filter(isWolf),
    others: players.filter((player) => !isWolf(player)),
  };
  const { roundNumber, holeNumber } = hole;
  const played = { roundNumber, holeNumber, scores, isPlayed: true, counts: true, isOut: false };
  return players.map((player) => pointsIn(camps, played, player));
};
