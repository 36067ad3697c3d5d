import { Result } from "effect";
import type { SideGameId } from "../shared/values.ts";
import type { SideGameEvent } from "./events.ts";
import { SideGameNotFound, type SideGameRejection } from "./rejections.ts";
import type { CreatedSideGame, SideGame } from "./sideGame.ts";

export type Decision = Result.Result<ReadonlyArray<SideGameEvent>, SideGameRejection>;

export const nothing: Decision = Result.succeed([]);

/** All commands but the first are about a game that is there. */
export const whenCreated =
  <Command extends { readonly sideGameId: SideGameId }>(
    decide: (command: Command, game: CreatedSideGame) => Decision,
  ) =>
  (command: Command, game: SideGame): Decision => {
    if (game.existence === "Created") return decide(command, game);
    return Result.fail(new SideGameNotFound({ sideGameId: command.sideGameId }));
  };
