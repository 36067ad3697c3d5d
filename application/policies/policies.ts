import { Effect, Option, Schema } from "effect";
import type { EventName } from "../../domain/events.ts";
import { type Recorded, typeOf } from "../../domain/shared/recorded.ts";
import { SideGameEvent } from "../../domain/sideGame/events.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import { enableAfter } from "./enableSideGames.ts";
import { promoteAfter } from "./promoteWhenLimitRises.ts";

const decodeSettings = Schema.decodeUnknownOption(TournamentEvent.cases.TournamentSettingsChanged);
const decodeGame = Schema.decodeUnknownOption(SideGameEvent.cases.SideGameCreated);

const afterSettings = Effect.fnUntraced(function* ({ event, metadata }: Recorded) {
  const settings = decodeSettings(event);
  if (Option.isSome(settings) && settings.value.changed.maxParticipants !== undefined) {
    yield* promoteAfter(settings.value.tournamentId, metadata.eventId, metadata);
  }
});

const afterGame = Effect.fnUntraced(function* ({ event, metadata }: Recorded) {
  const game = decodeGame(event);
  if (Option.isSome(game)) {
    yield* enableAfter(game.value.tournamentId, metadata.eventId, metadata);
  }
});

type Done = ReturnType<typeof afterSettings | typeof afterGame>;
type Reaction = (
  recorded: Recorded,
) => Effect.Effect<void, Effect.Error<Done>, Effect.Services<Done>>;

const reactions: ReadonlyMap<string, Reaction> = new Map<EventName, Reaction>([
  ["TournamentSettingsChanged", afterSettings],
  ["SideGameCreated", afterGame],
]);

/** Nearly all events are scores, which no policy waits for. */
export const concernsPolicies = (recorded: Recorded) => reactions.has(typeOf(recorded));

/**
 * "When this happened, then that command." Each command's id follows from the event, so whatever is
 * met twice, or was done by the request itself, is done once.
 */
export const react = (recorded: Recorded) =>
  reactions.get(typeOf(recorded))?.(recorded) ?? Effect.void;
