import { Effect, Option, Schema } from "effect";
import type { EventName } from "../../domain/events.ts";
import { type Recorded, typeOf } from "../../domain/shared/recorded.ts";
import { SideGameEvent } from "../../domain/sideGame/events.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import { promoteAfter } from "../field/promoteWhenLimitRises.ts";
import { enableAfter } from "../sideGame/enableSideGames.ts";
import { tellResultAfter } from "../tournament/tellResult.ts";

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

type Done = ReturnType<typeof afterSettings | typeof afterGame | typeof tellResultAfter>;
type Reaction = (
  recorded: Recorded,
) => Effect.Effect<void, Effect.Error<Done>, Effect.Services<Done>>;

const reactions: ReadonlyMap<string, Reaction> = new Map<EventName, Reaction>([
  ["TournamentSettingsChanged", afterSettings],
  ["SideGameCreated", afterGame],
  ["TournamentStatusChanged", tellResultAfter],
]);

/** Nearly all events are scores, and no policy reacts to them. */
export const concernsPolicies = (recorded: Recorded) => reactions.has(typeOf(recorded));

/**
 * "When this event happens, send that command." The id of each command follows from the event. So
 * nothing happens twice, even if an event is read twice or the request itself has sent the command.
 */
export const react = (recorded: Recorded) =>
  reactions.get(typeOf(recorded))?.(recorded) ?? Effect.void;
