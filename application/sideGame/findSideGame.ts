import { Effect } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { SideGameId } from "../../domain/shared/values.ts";
import { SideGameNotFound } from "../../domain/sideGame/rejections.ts";
import { orLatest } from "../commands/orLatest.ts";
import { SideGameStreams } from "../commands/streamHandlers.ts";
import type { Age } from "../commands/streamMemory.ts";

/** The state of a game, read from its stream. */
export const sideGameAt = Effect.fnUntraced(function* (sideGameId: SideGameId, age: Age) {
  const { state } = yield* SideGameStreams.use(({ read }) =>
    read(streams.sideGame(sideGameId), age),
  );
  return state.existence === "Created" ? state : yield* new SideGameNotFound({ sideGameId });
});

export const findSideGame = (sideGameId: SideGameId) =>
  orLatest((age) => sideGameAt(sideGameId, age));
