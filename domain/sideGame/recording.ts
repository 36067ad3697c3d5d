import { Result, Struct } from "effect";
import { gameTraits } from "../golf/sideGames/gameTypes.ts";
import { canPlayWolf } from "../golf/sideGames/wolfHole.ts";
import type { PlayerId } from "../shared/values.ts";
import type { TournamentStatus } from "../tournament/status.ts";
import { happened, nothing, type OfHole, whenCreated } from "./decision.ts";
import { SideGameEvent } from "./events.ts";
import { holesInPlay } from "./holesInPlay.ts";
import {
  HoleNotInSideGame,
  NotAWolfGame,
  NotInSideGame,
  SideGameNotJoined,
  SideGameNotOpen,
  SideGameTakesNoEntries,
  WolfNeedsThree,
  WolfNotOfThisGame,
} from "./rejections.ts";
import { type CreatedSideGame, choiceOn, distanceOf } from "./sideGame.ts";

const { SideGameEntryRecorded, WolfChoiceRecorded } = SideGameEvent.cases;

export interface RecordSideGameEntry extends OfHole {
  readonly playerId: PlayerId;
  /** Feet to the hole, or yards of the drive; null takes it back. */
  readonly distance: number | null;
  /** The player who records it; null for the office. */
  readonly by: PlayerId | null;
  readonly tournamentStatus: TournamentStatus;
}

export interface RecordWolfChoice extends OfHole {
  readonly wolfId: PlayerId;
  /** Null is a Lone Wolf. */
  readonly partnerId: PlayerId | null;
}

/**
 * A measured distance replaces the earlier one of the same player and hole. Players of the game
 * record while the tournament is played, also a hole that has a winner already: others may not have
 * said yet how far they came. The office also corrects a game that is over.
 */
export const recordEntry = whenCreated((measured: RecordSideGameEntry, game) => {
  const entry = Struct.omit(measured, ["courseHoles", "by", "tournamentStatus"]);
  const { sideGameId, playerId, round, holeNumber, distance } = entry;
  if (gameTraits[game.settings.gameType].measuredIn === undefined) {
    return Result.fail(new SideGameTakesNoEntries({ sideGameId }));
  }
  const refusal = notTakenFrom(measured, game);
  if (refusal) return Result.fail(refusal);
  if (!isInPlay(measured, game)) {
    return Result.fail(new HoleNotInSideGame({ sideGameId, round, holeNumber }));
  }
  if (!game.participants.has(playerId)) {
    return Result.fail(new NotInSideGame({ sideGameId, playerId }));
  }
  if (distanceOf(game, entry) === distance) return nothing;
  return happened(SideGameEntryRecorded.make(entry));
});

const notTakenFrom = (
  { sideGameId, by, tournamentStatus }: RecordSideGameEntry,
  { participants }: CreatedSideGame,
) => {
  if (by === null) return null;
  if (!participants.has(by)) return new SideGameNotJoined({ sideGameId });
  const isOver = tournamentStatus === "completed" || tournamentStatus === "cancelled";
  return isOver ? new SideGameNotOpen({ sideGameId }) : null;
};

/** Records the partner whom the Wolf chose, or that it plays alone. */
export const recordWolfChoice = whenCreated((chosen: RecordWolfChoice, game) => {
  const choice = Struct.omit(chosen, ["courseHoles"]);
  const { sideGameId, round, holeNumber, wolfId, partnerId } = choice;
  if (gameTraits[game.settings.gameType].hole !== "wolf") {
    return Result.fail(new NotAWolfGame({ sideGameId }));
  }
  if (!isInPlay(chosen, game)) {
    return Result.fail(new HoleNotInSideGame({ sideGameId, round, holeNumber }));
  }
  const players = partnerId === null ? [wolfId] : [wolfId, partnerId];
  if (wolfId === partnerId || !players.every((player) => game.participants.has(player))) {
    return Result.fail(new WolfNotOfThisGame({ sideGameId }));
  }
  if (!canPlayWolf(game.participants.size)) return Result.fail(new WolfNeedsThree({ sideGameId }));
  const before = choiceOn(game, choice);
  const isSame = before?.wolfId === wolfId && before.partnerId === partnerId;
  return isSame ? nothing : happened(WolfChoiceRecorded.make(choice));
});

const isInPlay = ({ round, holeNumber, courseHoles }: OfHole, { settings }: CreatedSideGame) =>
  holesInPlay(settings, round, courseHoles).includes(holeNumber);
