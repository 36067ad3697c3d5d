import { Effect, Schema } from "effect";
import { FieldEvent } from "../../domain/field/events.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { EventStore } from "../ports/EventStore.ts";

/**
 * Who brought a player into the field the last time: by entering or by bringing back. Promoting a
 * player from the waitlist is no entry, because the player was in the field before. Null if nobody
 * did.
 */
export const enteredBy = Effect.fn("enteredBy")(function* (
  tournamentId: TournamentId,
  playerId: PlayerId,
) {
  const store = yield* EventStore;
  const { events } = yield* store.read(streams.field(tournamentId));
  const entry = events.findLast(({ event }) => isEntry(event) && event.playerId === playerId);
  return (entry?.metadata.actor ?? null) satisfies Actor | null;
});

const { PlayerRegistered, PlayerWaitlisted, PlayerReinstated } = FieldEvent.cases;

const isEntry = Schema.is(Schema.Union([PlayerRegistered, PlayerWaitlisted, PlayerReinstated]));
