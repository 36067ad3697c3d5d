import { Effect, Stream } from "effect";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { dispatch } from "../engine/dispatch.ts";
import { openPage } from "../engine/events.ts";
import { boardHandlers, noChanges } from "../leaderboard/changes.ts";
import type { BoardTables } from "../leaderboard/queries.ts";
import { rowsAfter } from "../leaderboard/rows.ts";

const { collectInto } = dispatch(boardHandlers);

/**
 * The board of one tournament after these events: the same rows that the live board had at that
 * moment.
 */
export const boardAt = <E, R>(
  pages: Stream.Stream<ReadonlyArray<Recorded>, E, R>,
): Effect.Effect<BoardTables, E, R> =>
  Effect.map(
    Stream.runFold(pages, noChanges, (changes, page) => collectInto(changes, openPage(page))),
    rowsAfter,
  );
