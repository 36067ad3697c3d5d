import { type HoleScores, holeScores } from "./holeScores.ts";
import type { Participant, SideGame } from "./sideGame.ts";
import { formSides, type Side } from "./sides.ts";

/** A side game with what every type of it needs. */
export interface Game extends SideGame {
  readonly sides: ReadonlyArray<Side>;
  /** Everybody in the game but who is disqualified, in the order of joining. */
  readonly players: ReadonlyArray<Participant>;
  /** Undefined without a card. */
  readonly scoresOf: (playerId: string, roundNumber: number) => HoleScores | undefined;
}

export const gameOf = (sideGame: SideGame): Game => {
  const { participants, terms, cards } = sideGame;
  const players = participants.filter(({ playerStatus }) => playerStatus !== "disqualified");
  const inGame = new Set(players.map(({ playerId }) => playerId));
  const scores = new Map<number, Map<string, HoleScores>>();
  for (const card of cards) {
    if (!inGame.has(card.playerId)) continue;
    const ofRound = scores.get(card.roundNumber) ?? new Map<string, HoleScores>();
    scores.set(card.roundNumber, ofRound.set(card.playerId, holeScores(card, terms.scoring)));
  }
  return {
    ...sideGame,
    sides: formSides(participants, terms.gameFormat),
    players,
    scoresOf: (playerId, roundNumber) => scores.get(roundNumber)?.get(playerId),
  };
};
