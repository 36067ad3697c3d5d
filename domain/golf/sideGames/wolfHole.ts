import { beatenByAll } from "../holeWorth.ts";
import { bestFigure } from "./bestFigure.ts";
import type { Game } from "./game.ts";
import { recordsOf } from "./holeRecord.ts";
import type { Player } from "./player.ts";
import type { HoleInPlay } from "./stakeInPlay.ts";

/** The smallest and the largest number of players. */
export const fewestOfWolf = 3;
export const mostOfWolf = 5;

export const canPlayWolf = (players: number): boolean =>
  players >= fewestOfWolf && players <= mostOfWolf;

/** The Wolf of a hole, by the order of joining: of four the first on holes 1, 5, 9, 13 and 17. */
export const wolfInTurn = <Player>(
  inOrderOfJoining: ReadonlyArray<Player>,
  holeNumber: number,
): Player | undefined => inOrderOfJoining[(holeNumber - 1) % inOrderOfJoining.length];

/** The Wolf and partner against the others, or a Lone Wolf against all of them. */
export interface Camps {
  readonly wolves: ReadonlyArray<Player>;
  readonly others: ReadonlyArray<Player>;
}

/** Null if no choice was recorded, or one for a player who has not played. */
export const campsOf = (
  { participants, records }: Game,
  { roundNumber, holeNumber }: HoleInPlay,
): Camps | null => {
  const choice = recordsOf("wolf", records).find(
    (each) => each.roundNumber === roundNumber && each.holeNumber === holeNumber,
  );
  if (choice === undefined) return null;
  const { playerId: wolfId, partnerId } = choice;
  const pack = participants.filter(({ takesPart }) => takesPart);
  const isKnown = (id: string) => pack.some(({ playerId }) => playerId === id);
  if (!isKnown(wolfId) || (partnerId !== null && !isKnown(partnerId))) return null;
  const isWolf = ({ playerId }: Player) => playerId === wolfId || playerId === partnerId;
  return {
    wolves: pack.filter(isWolf),
    others: pack.filter((player) => !isWolf(player)),
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
 * Each member of a camp wins or loses as much as makes the points add up to zero, in the smallest
 * whole numbers: of four +1 and -1 with a partner, a Lone Wolf +3 or -3; of three +2 or -2 for the
 * one who is alone; of five +3 or -3 for each of the two, +2 or -2 for each of the three, a Lone
 * Wolf +4 or -4. A tie changes nothing. Source: https://thewolfgametv.com/rules
 */
export const pointsIn = (camps: Camps | null, hole: HoleInPlay, player: Player): number => {
  const winner = camps && winnerOf(camps, hole);
  if (!camps || !winner) return 0;
  const isWolf = camps.wolves.includes(player);
  const [own, others] = isWolf ? [camps.wolves, camps.others] : [camps.others, camps.wolves];
  const size = others.length / (own.length === others.length ? own.length : 1);
  return (winner === "wolves") === isWolf ? size : -size;
};
