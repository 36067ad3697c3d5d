import type { Played } from "../played.ts";
import { range } from "../range.ts";
import { settle } from "./settle.ts";
import type { GameCard, Participant, SideGame, SideGameTerms } from "./sideGame.ts";

/** Eighteen par 4s, whose stroke index is their number. */
export const course = range(1, 18).map((holeNumber) => ({
  holeNumber,
  par: 4,
  strokeIndex: holeNumber,
}));

/** A participant whose name is also the id of the player and of the participation. */
export const joined = (name: string, change: Partial<Participant> = {}): Participant => ({
  id: name,
  playerId: name,
  teamName: null,
  partnerId: null,
  playerStatus: "playing",
  ...change,
});

/** A card with what stands on its holes from the first on; null for an empty one. */
export const card = (
  playerId: string,
  scores: ReadonlyArray<Played | null>,
  change: Partial<GameCard> = {},
): GameCard => ({
  playerId,
  roundNumber: 1,
  holes: course,
  playingHandicap: 0,
  played: Object.fromEntries(
    scores.flatMap((there, index) => (there === null ? [] : [[index + 1, there]])),
  ),
  ...change,
});

/** Skins for 100 a hole over the given number of holes, except for the given settings. */
export const terms = (holes: number, change: Partial<SideGameTerms> = {}): SideGameTerms => ({
  gameType: "skins",
  gameFormat: "individual",
  scoring: "gross",
  stakes: [{ purse: holes * 100, rounds: [{ roundNumber: 1, holeNumbers: range(1, holes) }] }],
  payoutStructure: [100],
  ...change,
});

/** The players of the cards take part, unless participants are given. */
export const sideGame = (
  change: Partial<SideGame> & Pick<SideGame, "terms" | "cards">,
): SideGame => ({
  participants: [...new Set(change.cards.map(({ playerId }) => playerId))].map((id) => joined(id)),
  courseHoles: course.map(({ holeNumber }) => holeNumber),
  records: [],
  groups: [],
  arrangedMatches: [],
  leavers: [],
  isCompleted: false,
  ...change,
});

/** The winnings of each participant, by name. */
export const moneyOf = (game: SideGame): Readonly<Record<string, number>> =>
  Object.fromEntries(settle(game).winnings.map(({ playerId, amount }) => [playerId, amount]));

/** "1 Ana 300" for each line. */
export const linesOf = (game: SideGame): ReadonlyArray<string> =>
  settle(game).standing.map(
    ({ place, participantIds, winnings }) => `${place} ${participantIds.join("+")} ${winnings}`,
  );
