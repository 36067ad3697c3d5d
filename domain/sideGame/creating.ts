import { Result } from "effect";
import { gameTraits } from "../golf/sideGames/gameTypes.ts";
import type { HoleNumber } from "../shared/values.ts";
import { happened, nothing, type OfGame, type OnCourse } from "./decision.ts";
import { SideGameEvent } from "./events.ts";
import { HoleIsNotPar3 } from "./rejections.ts";
import type { SideGameSettings } from "./settings.ts";
import type { SideGame } from "./sideGame.ts";

export interface CreateSideGame extends OfGame, OnCourse {
  readonly settings: SideGameSettings;
}

export const createSideGame = (game: CreateSideGame, state: SideGame) => {
  const { sideGameId, tournamentId, settings } = game;
  if (state.existence === "Created") return nothing;
  const holeNumber = notPar3(game);
  if (holeNumber !== undefined) return Result.fail(new HoleIsNotPar3({ sideGameId, holeNumber }));
  const created = { sideGameId, tournamentId, ...withWhatIsGiven(settings) };
  return happened(SideGameEvent.cases.SideGameCreated.make(created));
};

/** The chosen holes that the course has, if the course is known. */
const notPar3 = ({ settings, courseHoles }: CreateSideGame): HoleNumber | undefined => {
  if (!gameTraits[settings.gameType].isOnPar3sOnly || courseHoles.length === 0) return undefined;
  const par3s = new Set(
    courseHoles.flatMap(({ holeNumber, par }) => (par === 3 ? [holeNumber] : [])),
  );
  const separate = settings.separateRounds?.flatMap(({ holeNumbers }) => holeNumbers) ?? [];
  return [...settings.holeNumbers, ...separate].find((holeNumber) => !par3s.has(holeNumber));
};

/** Wolf is played by up to five single players; the Ryder Cup by two teams. */
const withWhatIsGiven = (settings: SideGameSettings): SideGameSettings => {
  const { onlyFormat, mostPlayers } = gameTraits[settings.gameType];
  return {
    ...settings,
    gameFormat: onlyFormat ?? settings.gameFormat,
    maxParticipants: atMost(settings.maxParticipants, mostPlayers),
  };
};

const atMost = (chosen: number | null, most: number | undefined) =>
  most === undefined ? chosen : Math.min(chosen ?? most, most);
