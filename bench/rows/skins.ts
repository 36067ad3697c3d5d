import { range } from "../../domain/golf/range.ts";
import { settle } from "../../domain/golf/sideGames/settle.ts";
import type { SideGame } from "../../domain/golf/sideGames/sideGame.ts";
import { type Row, RunFailed } from "../row.ts";
import { timed } from "../timed.ts";

const playerIds = range(1, 150).map(
  (n) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
);
const rounds = range(1, 4);
const course = range(1, 18).map((holeNumber) => ({
  holeNumber,
  par: 3 + (holeNumber % 3),
  strokeIndex: holeNumber,
}));

/** All hole scores of a card, the same in every run. */
const strokesOn = (player: number, round: number, hole: number) =>
  3 + ((player * 7 + round * 5 + hole * (1 + (player % 4))) % 5);

const cards = playerIds.flatMap((playerId, player) =>
  rounds.map((roundNumber) => ({
    playerId,
    roundNumber,
    holeScores: course.map(({ holeNumber }) => ({
      holeNumber,
      strokes: strokesOn(player, roundNumber, holeNumber),
      putts: 2,
      penalties: 0,
      notes: null,
    })),
  })),
);

const game: SideGame = {
  terms: {
    gameType: "skins",
    gameFormat: "individual",
    scoring: "net",
    stakes: [
      { purse: 1_000_000, rounds: rounds.map((roundNumber) => ({ roundNumber, holeNumbers: [] })) },
    ],
    payoutStructure: [100],
  },
  participants: playerIds.map((playerId) => ({
    id: `p${playerId}`,
    playerId,
    teamName: null,
    partnerId: null,
    playerStatus: "playing",
  })),
  courseHoles: course.map(({ holeNumber }) => holeNumber),
  cards: cards.map(({ playerId, roundNumber, holeScores }, index) => ({
    playerId,
    roundNumber,
    holes: course,
    playingHandicap: index % 37,
    played: Object.fromEntries(holeScores.map(({ holeNumber, strokes }) => [holeNumber, strokes])),
  })),
  records: [],
  groups: [],
  arrangedMatches: [],
  leavers: [],
  isCompleted: false,
};

const what = "settling a net skins game of 150 players and 4 rounds";

export const skins: Row = {
  name: "skins",
  what,
  floor: "JSON.parse of the same hole scores",
  figures: [{ what, unit: "ms", wanted: "less", bounds: "ratio", must: 3, goal: 1 }],
  prepare: async () => {
    const text = JSON.stringify(cards);
    return {
      floor: async () => [timed(() => JSON.parse(text))],
      product: async () => [timed(() => settle(game))],
      check: async () => {
        const { holes, purse, unclaimed, winnings } = settle(game);
        const won = winnings.reduce((total, { amount }) => total + amount, 0);
        const isOpen = holes.some(({ state }) => state === "open");
        if (holes.length !== 72 || isOpen || won + unclaimed !== purse) {
          throw new RunFailed("The game was not settled.");
        }
      },
    };
  },
};
