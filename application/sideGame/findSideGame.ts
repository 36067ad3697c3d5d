import { Effect } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { SideGameId } from "../../domain/shared/values.ts";
import { SideGameNotFound } from "../../domain/sideGame/rejections.ts";
import { HandleSideGame } from "./handleSideGame.ts";

/** A game as its stream tells it. Only the latest may say that there is none. */
export const findSideGame = Effect.fnUntraced(function* (sideGameId: SideGameId) {
  const { look, lookAgain } = yield* HandleSideGame;
  const stream = streams.sideGame(sideGameId);
  const known = yield* look(stream);
  if (known.state.existence === "Created") return known.state;
  const latest = yield* lookAgain(stream);
  if (latest.state.existence === "Created") return latest.state;
  return yield* new SideGameNotFound({ sideGameId });
});

/** The same for those who ask about one player: another process may have let them in just now. */
export const findSideGameWith = Effect.fnUntraced(function* (
  sideGameId: SideGameId,
  isEnough: (game: Effect.Success<ReturnType<typeof findSideGame>>) => boolean,
) {
  const known = yield* findSideGame(sideGameId);
  if (isEnough(known)) return known;
  const { state } = yield* HandleSideGame.use(({ lookAgain }) =>
    lookAgain(streams.sideGame(sideGameId)),
  );
  return state.existence === "Created" ? state : known;
});
