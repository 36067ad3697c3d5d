import { Effect } from "effect";
import type { SideGameId } from "../../../../domain/shared/values.ts";
import { SideGameNotFound } from "../../../../domain/sideGame/rejections.ts";
import { sideGameById } from "../../../../projections/sideGames/queries.ts";

/** A game as it can be read now. */
export const sideGameRow = (sideGameId: SideGameId) =>
  Effect.flatMap(sideGameById(sideGameId), (row) => firstOf(sideGameId)(row ? [row] : []));

/** If nothing can be read yet, there is no such game. */
export const firstOf =
  (sideGameId: SideGameId) =>
  <Item>([first]: ReadonlyArray<Item>) =>
    first === undefined ? Effect.fail(new SideGameNotFound({ sideGameId })) : Effect.succeed(first);
