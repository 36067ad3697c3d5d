import { Effect } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import { playsTogether } from "../../domain/teeSheet/partners.ts";
import { entryFor } from "../access/lookUp.ts";
import { hasPlace } from "../access/rules.ts";
import { ScorecardStreams, TeeSheetStreams } from "../commands/streamHandlers.ts";
import { type Age, aSecond, noAge } from "../commands/streamMemory.ts";
import { playOneBall } from "./sideCard.ts";

/**
 * Whether this person plays in the group of the card's player. Before the answer is no, the current
 * tee sheet is read.
 */
export const goesTogether = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const { read } = yield* TeeSheetStreams;
  const goesTogetherAt = (age: Age) =>
    Effect.map(read(streams.teeSheet(card.tournamentId), age), ({ state }) =>
      playsTogether(state.groups.values(), card, by),
    );
  return (yield* goesTogetherAt(aSecond)) || (yield* goesTogetherAt(noAge));
});

/**
 * Whether this person may mark the card: someone with a place in the field who plays in the group of
 * the card's player, and whose own card it is not. The one card of a side with one ball belongs to
 * all members, so a member marks it only to settle what that member has disputed.
 */
export const isMarkerOf = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const isPartner = yield* playOneBall(card, by);
  if (isPartner ? yield* hasDisputed(card, by) : card.playerId === by) return false;
  if (!hasPlace(yield* entryFor(card.tournamentId, by, hasPlace))) return false;
  return isPartner || (yield* goesTogether(card, by));
});

/** Nobody says of the own entry that it counts against that of a partner. */
const hasDisputed = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const { read } = yield* ScorecardStreams;
  const { state } = yield* read(streams.scorecard(card), noAge);
  return state.status === "Open" && [...state.disputers.values()].includes(by);
});
