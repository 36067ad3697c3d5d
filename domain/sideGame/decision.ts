import { Result } from "effect";
import type { HoleNumber, RoundNumber, SideGameId, TournamentId } from "../shared/values.ts";
import type { SideGameEvent } from "./events.ts";
import { SideGameNotFound } from "./rejections.ts";
import type { CreatedSideGame, SideGame } from "./sideGame.ts";

export interface OfGame {
  readonly sideGameId: SideGameId;
  readonly tournamentId: TournamentId;
}

/** The holes of the present course of the tournament; empty if it has no course yet. */
export interface OnCourse {
  readonly courseHoles: ReadonlyArray<{ readonly holeNumber: HoleNumber; readonly par: number }>;
}

export interface OfHole extends OfGame, OnCourse {
  readonly round: RoundNumber;
  readonly holeNumber: HoleNumber;
}

export const happened = (...events: ReadonlyArray<SideGameEvent>) =>
  Result.succeed<ReadonlyArray<SideGameEvent>>(events);

export const nothing = happened();

/** All decisions except the first are about an existing game. */
export const whenCreated =
  <Input extends OfGame, Decision extends Result.Result<ReadonlyArray<SideGameEvent>, unknown>>(
    decide: (input: Input, game: CreatedSideGame) => Decision,
  ) =>
  (input: Input, game: SideGame): Decision | Result.Result<never, SideGameNotFound> => {
    if (game.existence === "Created") return decide(input, game);
    return Result.fail(new SideGameNotFound({ sideGameId: input.sideGameId }));
  };
