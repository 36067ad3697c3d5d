import { HashMap, Option } from "effect";
import { type Entry, noEntry } from "../../domain/field/entry.ts";
import type { FieldEvent } from "../../domain/field/events.ts";
import { evolve, initialState } from "../../domain/field/field.ts";
import type { PlayerId, RoundNumber } from "../../domain/shared/values.ts";
import type { PlayerStatus, RegistrationStatus } from "./tables.ts";

/** The status of a player in a field, in the columns of the tables that show it. */
export interface EntryColumns {
  readonly status: RegistrationStatus;
  readonly is_declined: boolean;
  readonly is_removed: boolean;
  readonly player_status: PlayerStatus;
  readonly missed_cut_after: RoundNumber | null;
}

/** The domain defines the meaning of an event. Here it is applied to a field with one player. */
export const entryAfter = (
  before: EntryColumns | undefined,
  player: PlayerId,
  event: FieldEvent,
): EntryColumns => {
  const entries = before ? HashMap.make([player, toEntry(before)]) : HashMap.empty();
  const after = HashMap.get(evolve({ ...initialState, entries }, event).entries, player);
  return Option.match(after, { onNone: () => before ?? neverCame, onSome: toColumns });
};

const neverCame: EntryColumns = {
  status: "cancelled",
  is_declined: false,
  is_removed: true,
  player_status: "playing",
  missed_cut_after: null,
};

const toEntry = (columns: EntryColumns): Entry => {
  const { status, is_declined, is_removed, player_status, missed_cut_after } = columns;
  const gone = is_removed ? "removed" : is_declined ? "declined" : status;
  const play =
    player_status === "missed_cut" && missed_cut_after !== null
      ? { status: player_status, afterRound: missed_cut_after }
      : { status: player_status === "missed_cut" ? "playing" : player_status };
  return {
    ...noEntry,
    status: gone,
    play,
    missedCutAfter: missed_cut_after,
  };
};

const toColumns = ({ status, play, missedCutAfter }: Entry): EntryColumns => ({
  status: status === "declined" || status === "removed" ? "cancelled" : status,
  is_declined: status === "declined",
  is_removed: status === "removed",
  player_status: play.status,
  missed_cut_after: missedCutAfter,
});
