import type { GameType } from "../../../../../domain/golf/sideGames/gameTypes.ts";

const byHole: ReadonlySet<GameType> = new Set([
  "skins",
  "stableford",
  "closest_to_pin",
  "longest_drive",
]);

/** Whether each hole has its own part of the purse; otherwise it goes by place or by match. */
export const isPaidByHole = (gameType: GameType): boolean => byHole.has(gameType);
