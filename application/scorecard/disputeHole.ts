import { Effect } from "effect";
import { TournamentCancelled, TournamentCompleted } from "../../domain/field/rejections.ts";
import { disputeHole as dispute } from "../../domain/scorecard/disputeHole.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { HoleScore, PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { aSecond } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { groupOf, isInField } from "./attest.ts";
import { AttesterNotRegistered } from "./refusals.ts";
import { unlessAccepted } from "./unlessAccepted.ts";

/**
 * Somebody who may sign a card says that a hole of it is wrong, whether or not one phone may score
 * for its group.
 */
export const disputeHole = Effect.fn("disputeHole")(function* (
  card: ScorecardKey,
  by: PlayerId,
  score: HoleScore,
  context: CommandContext,
) {
  const { read, handle } = yield* ScorecardStreams;
  const isOwn = card.playerId === by;
  if (!isOwn && !(yield* isInField(card, by))) return yield* new AttesterNotRegistered({ card });
  const accepted = yield* unlessAccepted(checkIsOn(card), card, context);
  if (accepted) return accepted;
  const { state: known } = yield* read(streams.scorecard(card), aSecond);
  const group = yield* groupOf(card, by, known);
  return yield* handle(targets.scorecard(card), context, (state) =>
    dispute({ card, by, score, ...group }, state),
  );
});

/** What players send later does not count, so it must not hold up a result either. */
const checkIsOn = Effect.fnUntraced(function* ({ tournamentId, playerId }: ScorecardKey) {
  const { status } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  if (status === "cancelled") yield* new TournamentCancelled({ tournamentId, playerId });
  if (status === "completed") yield* new TournamentCompleted({ tournamentId, playerId });
});
