import { beatenByAll } from "../holeWorth.ts";
import { bestFigure } from "./bestFigure.ts";
import type { Game } from "./game.ts";
import type { Player } from "./player.ts";
import type { HoleInPlay } from "./stakeInPlay.ts";

export const playersOfWolf = 4;

/** The Wolf of a hole, by the order of joining: the first player on holes 1, 5, 9, 13 and 17. */
export const wolfInTurn = <Player>(
  inOrderOfJoining: ReadonlyArray<Player>,
  holeNumber: number,
): Player | undefined => inOrderOfJoining[(holeNumber - 1) % playersOfWolf];

/** The Wolf and partner against the others, or a Lone Wolf against all three. */
export interface Camps {
  readonly wolves: ReadonlyArray<Player>;
  readonly others: ReadonlyArray<Player>;
}

/** Null if no choice was recorded. */
export const campsOf = (
  { participants, wolfChoices }: Game,
  { roundNumber, holeNumber }: HoleInPlay,
): Camps | null => {
  const choice = wolfChoices.find(
    (each) => each.roundNumber === roundNumber && each.holeNumber === holeNumber,
  );
  if (choice === undefined) return null;
  const { wolfId, partnerId } = choice;
  const isWolf = ({ playerId }: Player) => playerId === wolfId || playerId === partnerId;
  return {
    wolves: participants.filter(isWolf),
    others: participants.filter((participant) => !isWolf(participant)),
  };
};

/** The side with the lower best ball. A side without a score loses; null when both are level. */
export const winnerOf = ({ wolves, others }: Camps, { scores }: HoleInPlay): keyof Camps | null => {
  const bestBall = (camp: ReadonlyArray<Player>) =>
    bestFigure(camp, ({ order }) => scores[order]?.score, "lowest") ?? beatenByAll;
  const [ofWolves, ofOthers] = [bestBall(wolves), bestBall(others)];
  if (ofWolves === ofOthers) return null;
  return ofWolves < ofOthers ? "wolves" : "others";
};

/**
 * A hole with a partner is worth +1 and -1 for each; a Lone Wolf gets +3 or -3, the others -1 or +1
 * each; a tie changes nothing. The points add up to zero. Source: https://thewolfgametv.com/rules
 */
export const pointsIn = (camps: Camps | null, hole: HoleInPlay, player: Player): number => {
  const winner = camps && winnerOf(camps, hole);
  if (!camps || !winner) return 0;
  const isWolf = camps.wolves.includes(player);
  const size = isWolf ? camps.others.length / camps.wolves.length : 1;
  return (winner === "wolves") === isWolf ? size : -size;
};
