import type { Entry } from "../../domain/field/entry.ts";
import type { PaymentMethod } from "../../domain/field/events.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type {
  Cents,
  PlayerId,
  RegistrationId,
  RoundNumber,
  TeeId,
  TournamentId,
} from "../../domain/shared/values.ts";

export type RegistrationStatus = "registered" | "cancelled" | "waitlist";
type PaymentStatus = "pending" | "paid" | "refunded";
export type PlayerStatus = "playing" | "withdrawn" | "disqualified" | "missed_cut";

export interface RegistrationTables {
  /**
   * One row for each player who ever registered; rows of removed players stay, so that old events
   * change nothing.
   */
  registration: {
    tournament_id: TournamentId;
    player_id: PlayerId;
    registration_id: RegistrationId;
    status: RegistrationStatus;
    /** An administrator cancelled the registration, so the player may not register again. */
    is_declined: boolean;
    /** The player was removed from every list. */
    is_removed: boolean;
    registration_date: string;
    payment_status: PaymentStatus;
    /** The amount that was paid or refunded. */
    payment_amount: Cents | null;
    /** How it was paid; null while nothing was. */
    payment_method: PaymentMethod | null;
    /** The number of the receipt. Older payments have none. */
    receipt: number | null;
    /** The kind of fee; null is the fee of the tournament. */
    fee: string | null;
    player_status: PlayerStatus;
    /** The round after which the cut was missed. */
    missed_cut_after: RoundNumber | null;
    /** The player's own tee; null is the tee of the tournament. */
    tee_id: TeeId | null;
    /** What an administrator corrected of the player's index and tee, oldest first. */
    corrections: Entry["corrections"];
    /**
     * Orders the waitlist: the position of the event that added the player to it. Null for all
     * other players.
     */
    in_line_since: Position | null;
    /** The limit at the moment of joining the waitlist. */
    places: number | null;
    /**
     * When the player left, if they have not come back; a player who left loses the open matches.
     */
    left_at: string | null;
    /** The reason, if one was given. */
    left_reason: string | null;
    /** The event by which the player left, which orders leavers. */
    left_with: Position | null;
    position: Position;
  };
  cut: {
    tournament_id: TournamentId;
    after_round: RoundNumber;
    top: number;
    ties: boolean;
    within_strokes: number | null;
    cut_line: string;
    /** The players who play on. */
    player_ids: ReadonlyArray<PlayerId>;
    made_at: string;
    /** The cut was taken back. */
    is_withdrawn: boolean;
    position: Position;
  };
}

export const registrationTables = {
  registration: `
    create table registration (
      tournament_id uuid not null,
      player_id uuid not null,
      registration_id uuid not null,
      status text not null,
      is_declined boolean not null,
      is_removed boolean not null,
      registration_date text not null,
      payment_status text not null,
      payment_amount bigint,
      payment_method text,
      receipt integer,
      fee text,
      player_status text not null,
      missed_cut_after integer,
      tee_id uuid,
      corrections json not null default '[]',
      in_line_since bigint,
      places integer,
      left_at text,
      left_reason text,
      left_with bigint,
      position bigint not null,
      primary key (tournament_id, player_id)
    );
    create index on registration (player_id);
    create index on registration (tournament_id, in_line_since) where in_line_since is not null;
  `,
  cut: `
    create table cut (
      tournament_id uuid not null,
      after_round integer not null,
      top integer not null,
      ties boolean not null,
      within_strokes integer,
      cut_line text not null,
      player_ids json not null,
      made_at text not null,
      is_withdrawn boolean not null default false,
      position bigint not null,
      primary key (tournament_id, after_round)
    );
  `,
};
