import type { GameFormat } from "./gameTypes.ts";
import { type HoleScores, holeScores } from "./holeScores.ts";
import type { GameCard, Participant, SideGame, SideGameTerms } from "./sideGame.ts";
import { formSides, type Side } from "./sides.ts";

/** A side game with what every type of it needs. */
export interface Game extends SideGame {
  readonly sides: ReadonlyArray<Side>;
  /** Everybody in the game but who is disqualified, in the order of joining. */
  readonly players: ReadonlyArray<Participant>;
  /** Undefined without a card. */
  readonly cardOf: (playerId: string, roundNumber: number) => ScoredCard | undefined;
}

export interface ScoredCard extends GameCard {
  readonly scores: HoleScores;
}

export const gameOf = (sideGame: SideGame): Game => {
  const { participants, terms, cards } = sideGame;
  const inGame = new Set(participants.map(({ playerId }) => playerId));
  const scored = new Map<number, Map<string, ScoredCard>>();
  for (const card of cards) {
    if (!inGame.has(card.playerId)) continue;
    const ofRound = scored.get(card.roundNumber) ?? new Map<string, ScoredCard>();
    ofRound.set(card.playerId, { ...card, scores: holeScores(card, terms.scoring) });
    scored.set(card.roundNumber, ofRound);
  }
  return {
    ...sideGame,
    sides: formSides(participants, formatOf(terms)),
    players: participants.filter(({ playerStatus }) => playerStatus !== "disqualified"),
    cardOf: (playerId, roundNumber) => scored.get(roundNumber)?.get(playerId),
  };
};

/** Some types leave no choice: Wolf is played alone, the Ryder Cup by teams. */
export const formatOf = ({ gameType, gameFormat }: SideGameTerms): GameFormat => {
  if (gameType === "wolf") return "individual";
  return gameType === "ryder_cup" ? "team" : gameFormat;
};
