import { Equal, Result } from "effect";
import { recordKindOf } from "../golf/sideGames/gameTypes.ts";
import { type HoleRecord, isTakenBack, recordTraits } from "../golf/sideGames/holeRecord.ts";
import { canPlayWolf } from "../golf/sideGames/wolfHole.ts";
import type { PlayerId } from "../shared/values.ts";
import type { TournamentStatus } from "../tournament/status.ts";
import { happened, nothing, type OfHole, whenCreated } from "./decision.ts";
import { SideGameEvent } from "./events.ts";
import { holesInPlay } from "./holesInPlay.ts";
import {
  HoleNotInSideGame,
  NotInSideGame,
  RecordNotOfSideGame,
  SideGameNotJoined,
  SideGameNotOpen,
  WolfNeedsThree,
  WolfNotOfThisGame,
} from "./rejections.ts";
import { type CreatedSideGame, recordOn } from "./sideGame.ts";

export interface RecordHole extends OfHole {
  readonly record: HoleRecord;
  /** The player who records it; null for the office. */
  readonly by: PlayerId | null;
  readonly tournamentStatus: TournamentStatus;
}

/**
 * A record replaces the earlier one of the same owner and hole, also on a hole that has a winner
 * already: others may not have said yet how far they came. The office also corrects a game that is
 * over.
 */
export const recordHole = whenCreated((recording: RecordHole, game) => {
  const { courseHoles: _course, by: _by, tournamentStatus: _status, ...made } = recording;
  const refusal = notOfThisGame(recording, game) ?? wrongPlayers(made.record, game);
  if (refusal) return Result.fail(refusal);
  const before = recordOn(game, made);
  const isKnown = before ? Equal.equals(before, made.record) : isTakenBack(made.record);
  return isKnown ? nothing : happened(SideGameEvent.cases.SideGameHoleRecorded.make(made));
});

const notOfThisGame = (recording: RecordHole, { settings, participants }: CreatedSideGame) => {
  const { sideGameId, round, holeNumber, courseHoles, record, by, tournamentStatus } = recording;
  const { kind } = record;
  if (recordKindOf(settings.gameType) !== kind) {
    return new RecordNotOfSideGame({ sideGameId, kind });
  }
  if (by !== null && recordTraits[kind].by === "scorers") {
    if (!participants.has(by)) return new SideGameNotJoined({ sideGameId });
    const isOver = tournamentStatus === "completed" || tournamentStatus === "cancelled";
    if (isOver) return new SideGameNotOpen({ sideGameId });
  }
  return holesInPlay(settings, round, courseHoles).includes(holeNumber)
    ? null
    : new HoleNotInSideGame({ sideGameId, round, holeNumber });
};

const wrongPlayers = (record: HoleRecord, { sideGameId, participants }: CreatedSideGame) => {
  const { playerId } = record;
  if (record.kind !== "wolf") {
    return participants.has(playerId) ? null : new NotInSideGame({ sideGameId, playerId });
  }
  const players = record.partnerId === null ? [playerId] : [playerId, record.partnerId];
  if (playerId === record.partnerId || !players.every((player) => participants.has(player))) {
    return new WolfNotOfThisGame({ sideGameId });
  }
  return canPlayWolf(participants.size) ? null : new WolfNeedsThree({ sideGameId });
};
