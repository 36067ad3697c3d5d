import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";

/** The page that prints the receipt of an entry. */
export const receiptPath = (eventId: TournamentId, playerId: PlayerId): string =>
  `/admin/events/${eventId}/print/receipt?player=${playerId}`;
