import { Effect } from "effect";
import { ScorecardCommand } from "../../domain/scorecard/commands.ts";
import { obstacleToAttesting } from "../../domain/scorecard/decider.ts";
import {
  ScorecardHasNoScores,
  type ScorecardRejection,
} from "../../domain/scorecard/rejections.ts";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { streams } from "../../domain/shared/streams.ts";
import { AttestationId, type PlayerId, type ScorecardKey } from "../../domain/shared/values.ts";
import { playsApart } from "../../domain/teeSheet/partners.ts";
import type { CommandContext } from "../commandHandler.ts";
import { HandleTeeSheet } from "../teeSheet/handleTeeSheet.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { HandleScorecard, handleScorecard } from "./handleScorecard.ts";
import { AttesterNotRegistered } from "./refusals.ts";

type Obstacle = ScorecardRejection | AttesterNotRegistered;

/** Why a player may not sign a card, in the order of AMB-47; null if they may. */
export const obstacleFor = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const { look } = yield* HandleScorecard;
  const { state } = yield* look(streams.scorecard(card));
  const obstacle: Obstacle | null =
    state.status === "Open"
      ? obstacleToAttesting({ card, by, inAnotherGroup: yield* goesApart(card, by) }, state)
      : new ScorecardHasNoScores({ card });
  if (obstacle?._tag === "CannotAttestOwnScorecard") return obstacle;
  return (yield* isInField(card, by)) ? obstacle : new AttesterNotRegistered({ card });
});

/** A playing partner signs. */
export const attest = Effect.fn("attest")(function* (
  card: ScorecardKey,
  by: PlayerId,
  notes: string | null,
  context: CommandContext,
) {
  const isOwn = card.playerId === by;
  if (!isOwn && !(yield* isInField(card, by))) return yield* new AttesterNotRegistered({ card });
  const attestationId = AttestationId.make(createdIdOf(context.commandId));
  const signature = { card, attestationId, notes, by };
  const inAnotherGroup = yield* goesApart(card, by);
  const command = ScorecardCommand.cases.AttestScorecard.make({ ...signature, inAnotherGroup });
  return yield* handleScorecard(command, context);
});

const isInField = Effect.fnUntraced(function* ({ tournamentId }: ScorecardKey, player: PlayerId) {
  const { entry } = yield* TournamentFacts;
  const known = yield* entry(tournamentId, player);
  if (known?.status === "registered") return true;
  return (yield* entry(tournamentId, player, "latest"))?.status === "registered";
});

/** Before a signature is refused, the tee sheet is looked at as it is now. */
const goesApart = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const { look, lookAgain } = yield* HandleTeeSheet;
  const stream = streams.teeSheet(card.tournamentId);
  const known = (yield* look(stream)).state;
  if (!playsApart(known.groups.values(), card, by)) return false;
  return playsApart((yield* lookAgain(stream)).state.groups.values(), card, by);
});
