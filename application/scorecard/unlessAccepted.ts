import { Effect } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";

/**
 * Whoever repeats what was accepted has only lost the answer, and is not refused because of what
 * happened since: a player may have been disqualified, an event cancelled.
 */
export const unlessAccepted = <E, R>(
  check: Effect.Effect<void, E, R>,
  card: ScorecardKey,
  context: CommandContext,
) =>
  check.pipe(
    Effect.as(null),
    Effect.catch((refusal) =>
      Effect.gen(function* () {
        const { repeated } = yield* ScorecardStreams;
        const accepted = yield* repeated(streams.scorecard(card), context);
        return accepted ?? (yield* Effect.fail(refusal));
      }),
    ),
  );
