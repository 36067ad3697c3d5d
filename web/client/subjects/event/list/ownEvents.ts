import type { TournamentId } from "../../../../../domain/shared/values.ts";

/** The reader's registration for an event. */
export interface OwnEvent {
  readonly status: "registered" | "waitlist";
  readonly waitlistPlace: number | null;
  /** The address of the next hole's pad while the round is on, otherwise null. */
  readonly padAddress: string | null;
}

/** The events in which the reader has a place. */
export type OwnEvents = ReadonlyMap<TournamentId, OwnEvent>;
