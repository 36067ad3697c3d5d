import { randomUUID } from "node:crypto";
import type { NewEvent } from "../../application/ports/EventStore.ts";
import { CommandId, EventId, TournamentId } from "../../domain/shared/values.ts";

/** An event with the metadata that every event has. */
export const withMetadata = (event: NewEvent["event"], tournamentId: TournamentId): NewEvent => ({
  event,
  metadata: {
    eventId: EventId.make(randomUUID()),
    commandId: CommandId.make(randomUUID()),
    correlationId: "bench",
    actor: { kind: "player", id: "8f0f3d5e-6f0e-4a8e-9d0c-2f8f6f5f2b11" },
    occurredAt: new Date().toISOString(),
    schemaVersion: 1,
    tournamentId,
  },
});

const tournamentId = TournamentId.make(randomUUID());

/** A hole score. */
export const anEvent = (strokes: number) => {
  const scorecardId = "8d8f1f0e-5b39-5d3f-9c5f-0a6c7e0f4d11";
  const holeScores = [{ holeNumber: 7, strokes, putts: 2, penalties: 0, notes: null }];
  const event = { _tag: "HoleScoresRecorded", scorecardId, holeScores, reason: null };
  return withMetadata(event, tournamentId);
};
