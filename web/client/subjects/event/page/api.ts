import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { RegistrationWithEvent } from "../../../../contract/field/registration.ts";
import { myRegistrationsQuery } from "../myRegistrationsQuery.ts";

/** The player's own registration for the event; null when there is none, or nobody signed in. */
export const ownRegistrationQuery = (tournamentId: TournamentId) => ({
  ...myRegistrationsQuery,
  select: (mine: ReadonlyArray<RegistrationWithEvent> | null): RegistrationWithEvent | null =>
    mine?.find(({ eventId }) => eventId === tournamentId) ?? null,
});
