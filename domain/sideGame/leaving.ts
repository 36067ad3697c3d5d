import { Result } from "effect";
import type { PlayerId } from "../shared/values.ts";
import { happened, type OfGame, whenCreated } from "./decision.ts";
import { SideGameEvent } from "./events.ts";
import { NotInSideGame, SideGameFinal, SideGameNotJoined, SideGameStarted } from "./rejections.ts";

export interface LeaveSideGame extends OfGame {
  readonly playerId: PlayerId;
  /** Somebody of the game has a score on its holes. */
  readonly hasBegun: boolean;
}

export interface TakeOutOfSideGame extends OfGame {
  readonly playerId: PlayerId;
  readonly isFinal: boolean;
}

const { SideGameLeft } = SideGameEvent.cases;

/** A player leaves, until the first score. */
export const leaveSideGame = whenCreated(
  ({ sideGameId, tournamentId, playerId, hasBegun }: LeaveSideGame, { participants }) => {
    if (!participants.has(playerId)) return Result.fail(new SideGameNotJoined({ sideGameId }));
    if (hasBegun) return Result.fail(new SideGameStarted({ sideGameId }));
    return happened(SideGameLeft.make({ sideGameId, tournamentId, playerId }));
  },
);

/** The office takes a player out, as long as the winners are not known. */
export const takeOutOfSideGame = whenCreated(
  ({ sideGameId, tournamentId, playerId, isFinal }: TakeOutOfSideGame, { participants }) => {
    if (isFinal) return Result.fail(new SideGameFinal({ sideGameId }));
    if (!participants.has(playerId))
      return Result.fail(new NotInSideGame({ sideGameId, playerId }));
    return happened(SideGameLeft.make({ sideGameId, tournamentId, playerId }));
  },
);
