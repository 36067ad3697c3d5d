import { Effect } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import { playsTogether } from "../../domain/teeSheet/partners.ts";
import { entryFor } from "../access/lookUp.ts";
import { hasPlace } from "../access/rules.ts";
import { TeeSheetStreams } from "../commands/streamHandlers.ts";
import { type Age, aSecond, noAge } from "../commands/streamMemory.ts";

/** Whether somebody goes round with the player of a card. Before it is denied, the tee sheet is read as it is now. */
export const goesTogether = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const { read } = yield* TeeSheetStreams;
  const goesTogetherAt = (age: Age) =>
    Effect.map(read(streams.teeSheet(card.tournamentId), age), ({ state }) =>
      playsTogether(state.groups.values(), card, by),
    );
  return (yield* goesTogetherAt(aSecond)) || (yield* goesTogetherAt(noAge));
});

/** A marker has a place in the field and goes round with the player of the card. Nobody marks their own. */
export const isMarkerOf = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  if (card.playerId === by) return false;
  if (!hasPlace(yield* entryFor(card.tournamentId, by, hasPlace))) return false;
  return yield* goesTogether(card, by);
});
