import { holeCounts, roundCounts } from "../roundsThatCount.ts";
import { type GameFormat, gameTraits } from "./gameTypes.ts";
import { type HoleScores, holeScores } from "./holeScores.ts";
import type { Player } from "./player.ts";
import type { GameCard, SideGame, SideGameTerms } from "./sideGame.ts";
import { formSides, type Side } from "./sides.ts";
import { takingPart } from "./takingPart.ts";

/** A side game, with the values that every game type needs. */
export interface Game extends SideGame {
  /** All who joined, those who have not played, too: they keep their places in the matches. */
  readonly participants: ReadonlyArray<Player>;
  readonly sides: ReadonlyArray<Side>;
  /** All who play the game and are not disqualified, in the order of joining. */
  readonly players: ReadonlyArray<Player>;
  /** By player, in the order of the participants. */
  readonly cardsOf: (roundNumber: number) => RoundCards;
}

export type RoundCards = ReadonlyArray<ScoredCard | undefined>;

interface ScoredCard {
  readonly card: GameCard;
  readonly scores: HoleScores;
}

export const gameOf = (everything: SideGame): Game => {
  const sideGame = whatCounts(everything);
  const { terms } = sideGame;
  const takesPart = takingPart(sideGame);
  const participants = sideGame.participants.map(
    (each, order): Player => ({ ...each, order, takesPart: takesPart(each) }),
  );
  const rounds = cardsByRound(sideGame);
  return {
    ...sideGame,
    participants,
    sides: formSides(participants, formatOf(terms), sideGame.rulesEdition),
    players: participants.filter(
      ({ playerStatus, takesPart }) => takesPart && playerStatus !== "disqualified",
    ),
    cardsOf: (roundNumber) => rounds.get(roundNumber) ?? [],
  };
};

/**
 * On holes that do not count nobody has played, and no result was recorded in a cancelled round: its
 * matches are open again.
 */
const whatCounts = (sideGame: SideGame): SideGame => {
  const { rulings = [], cards, records, arrangedMatches } = sideGame;
  if (rulings.length === 0) return sideGame;
  return {
    ...sideGame,
    cards: cards.map((card) => ({
      ...card,
      played: Object.fromEntries(
        Object.entries(card.played).filter(([hole]) =>
          holeCounts(rulings, card.roundNumber, Number(hole)),
        ),
      ),
    })),
    records: records.filter(({ roundNumber, holeNumber }) =>
      holeCounts(rulings, roundNumber, holeNumber),
    ),
    arrangedMatches: arrangedMatches.map((match) =>
      roundCounts(rulings, match.roundNumber) ? match : { ...match, result: null, margin: null },
    ),
  };
};

const cardsByRound = ({ participants, cards, terms }: SideGame) => {
  const orders = new Map(participants.map(({ playerId }, order) => [playerId, order]));
  const rounds = new Map<number, Array<ScoredCard | undefined>>();
  for (const card of cards) {
    const order = orders.get(card.playerId);
    if (order === undefined) continue;
    const round = rounds.get(card.roundNumber) ?? participants.map(() => undefined);
    round[order] = { card, scores: holeScores(card, terms.scoring) };
    rounds.set(card.roundNumber, round);
  }
  return rounds;
};

/** Some types have only one format: Wolf is played alone, the Ryder Cup by teams. */
export const formatOf = ({ gameType, gameFormat }: SideGameTerms): GameFormat =>
  gameTraits[gameType].onlyFormat ?? gameFormat;
