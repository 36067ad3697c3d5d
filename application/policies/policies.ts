import { Effect, Option, Schema } from "effect";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { SideGameEvent } from "../../domain/sideGame/events.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import { enableAfter } from "./enableSideGames.ts";
import { promoteAfter } from "./promoteWhenLimitRises.ts";

const decodeSettings = Schema.decodeUnknownOption(TournamentEvent.cases.TournamentSettingsChanged);
const decodeGame = Schema.decodeUnknownOption(SideGameEvent.cases.SideGameCreated);

const types = new Set(["TournamentSettingsChanged", "SideGameCreated"]);

/** Nearly all events are scores, which no policy waits for. */
export const concernsPolicies = ({ event }: Recorded) =>
  types.has((event as { readonly _tag: string })._tag);

/**
 * "When this happened, then that command." Each command's id follows from the event, so whatever is
 * met twice, or was done by the request itself, is done once.
 */
export const react = Effect.fnUntraced(function* ({ event, metadata }: Recorded) {
  const settings = decodeSettings(event);
  if (Option.isSome(settings) && settings.value.changed.maxParticipants !== undefined) {
    yield* promoteAfter(settings.value.tournamentId, metadata.eventId, metadata);
  }
  const game = decodeGame(event);
  if (Option.isSome(game)) {
    yield* enableAfter(game.value.tournamentId, metadata.eventId, metadata);
  }
});
