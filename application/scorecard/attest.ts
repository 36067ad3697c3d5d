import { Effect } from "effect";
import { attestScorecard, obstacleToAttesting } from "../../domain/scorecard/attestScorecard.ts";
import {
  ScorecardHasNoScores,
  type ScorecardRejection,
} from "../../domain/scorecard/rejections.ts";
import type { Scorecard } from "../../domain/scorecard/scorecard.ts";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { streams } from "../../domain/shared/streams.ts";
import { AttestationId, type PlayerId, type ScorecardKey } from "../../domain/shared/values.ts";
import { playsApart, playsByItself } from "../../domain/teeSheet/partners.ts";
import { entryFor } from "../access/lookUp.ts";
import { hasPlace } from "../access/rules.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams, TeeSheetStreams } from "../commands/streamHandlers.ts";
import { type Age, aSecond, noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { AttesterNotRegistered } from "./refusals.ts";

type Obstacle = ScorecardRejection | AttesterNotRegistered;

/** The reason why a player may not sign a card, the plainest first; null if they may. */
export const obstacleFor = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const { read } = yield* ScorecardStreams;
  const { state } = yield* read(streams.scorecard(card), aSecond);
  const obstacle: Obstacle | null =
    state.status === "Open"
      ? obstacleToAttesting({ card, by, ...(yield* groupOf(card, by, state)) }, state)
      : new ScorecardHasNoScores({ card });
  if (obstacle?._tag === "CannotAttestOwnScorecard") return obstacle;
  return (yield* isInField(card, by)) ? obstacle : new AttesterNotRegistered({ card });
});

/** A playing partner signs the card. */
export const attest = Effect.fn("attest")(function* (
  card: ScorecardKey,
  by: PlayerId,
  notes: string | null,
  context: CommandContext,
) {
  const { read, handle } = yield* ScorecardStreams;
  const { state: known } = yield* read(streams.scorecard(card), aSecond);
  const isOwn = card.playerId === by;
  if (!isOwn && !(yield* isInField(card, by))) return yield* new AttesterNotRegistered({ card });
  const attestationId = AttestationId.make(createdIdOf(context.commandId));
  const signature = { card, attestationId, notes, by };
  const group = yield* groupOf(card, by, known);
  return yield* handle(targets.scorecard(card), context, (state) =>
    attestScorecard({ ...signature, ...group }, state),
  );
});

export const isInField = Effect.fnUntraced(function* (
  { tournamentId }: ScorecardKey,
  player: PlayerId,
) {
  return hasPlace(yield* entryFor(tournamentId, player, hasPlace));
});

/** How the tee sheet has this player and the card's. */
export const groupOf = Effect.fnUntraced(function* (
  card: ScorecardKey,
  by: PlayerId,
  state: Scorecard,
) {
  const side = state.status === "Open" ? state.terms.side : undefined;
  const inAnotherGroup = yield* goesApart(card, by);
  if (!side) return { inAnotherGroup };
  const { read } = yield* TeeSheetStreams;
  const sheet = yield* read(streams.teeSheet(card.tournamentId), aSecond);
  const groups = [...sheet.state.groups.values()];
  return { inAnotherGroup, isAlone: playsByItself(groups, card.round, side.playerIds) };
});

/** Before a signature is refused, the current tee sheet is read. */
const goesApart = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const { read } = yield* TeeSheetStreams;
  const goesApartAt = (age: Age) =>
    Effect.map(read(streams.teeSheet(card.tournamentId), age), ({ state }) =>
      playsApart(state.groups.values(), card, by),
    );
  return (yield* goesApartAt(aSecond)) && (yield* goesApartAt(noAge));
});
