import { Effect } from "effect";
import { TournamentCompleted } from "../../domain/field/rejections.ts";
import { signOnPaper as sign } from "../../domain/scorecard/signOnPaper.ts";
import {
  rejectScorecard as reject,
  verifyScorecard as verify,
  withdrawVerification as withdraw,
  withdrawRejection as withdrawSendingBack,
} from "../../domain/scorecard/verifyScorecard.ts";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { AttestationId, type ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { unlessAccepted } from "./unlessAccepted.ts";

/** An administrator makes every score of a card official. */
export const verifyScorecard = (card: ScorecardKey, context: CommandContext) =>
  ScorecardStreams.use(({ handle }) =>
    handle(targets.scorecard(card), context, (state) => verify({ card }, state)),
  );

/** An administrator says whether the paper of which a card was typed is signed. */
export const signOnPaper = (card: ScorecardKey, isSigned: boolean, context: CommandContext) => {
  const attestationId = AttestationId.make(createdIdOf(context.commandId));
  return ScorecardStreams.use(({ handle }) =>
    handle(targets.scorecard(card), context, (state) =>
      sign({ card, attestationId, isSigned }, state),
    ),
  );
};

/** An administrator takes the latest verification of a card back, until the event ends. */
export const withdrawVerification = Effect.fn("withdrawVerification")(function* (
  card: ScorecardKey,
  reason: string | null,
  context: CommandContext,
) {
  const { handle } = yield* ScorecardStreams;
  yield* unlessAccepted(checkGoesOn(card), card, context);
  return yield* handle(targets.scorecard(card), context, (state) =>
    withdraw({ card, reason }, state),
  );
});

const checkGoesOn = Effect.fnUntraced(function* ({ tournamentId, playerId }: ScorecardKey) {
  const { status } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  if (status === "completed") yield* new TournamentCompleted({ tournamentId, playerId });
});

/** An administrator sends a card back to its player. */
export const rejectScorecard = (card: ScorecardKey, reason: string, context: CommandContext) =>
  ScorecardStreams.use(({ handle }) =>
    handle(targets.scorecard(card), context, (state) => reject({ card, reason }, state)),
  );

/** An administrator no longer sends a card back. */
export const withdrawRejection = (
  card: ScorecardKey,
  reason: string | null,
  context: CommandContext,
) =>
  ScorecardStreams.use(({ handle }) =>
    handle(targets.scorecard(card), context, (state) =>
      withdrawSendingBack({ card, reason }, state),
    ),
  );
