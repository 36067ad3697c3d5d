import type { TournamentId } from "../../../../domain/shared/values.ts";

/** How the reader stands in an event. */
export interface OwnEvent {
  readonly status: "registered" | "waitlist";
  readonly waitlistPlace: number | null;
  /** The pad of the next hole while the reader's round is on, otherwise null. */
  readonly padAddress: string | null;
}

/** The events in whose field the reader is. */
export type OwnEvents = ReadonlyMap<TournamentId, OwnEvent>;
