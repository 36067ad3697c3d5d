import { Effect } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";

/**
 * If the command was accepted before, only its answer was lost. It must not be refused because of
 * later events: the player may have been disqualified, or the event cancelled, in the meantime.
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
