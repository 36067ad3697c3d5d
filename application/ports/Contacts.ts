import { Context, type Effect } from "effect";
import type { ContactId, TournamentId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/** E-mail addresses of organisers. Events contain the id of a contact, never the address. */
export class Contacts extends Context.Service<
  Contacts,
  {
    /**
     * The id of this address in the tournament: the id of the existing row, otherwise the new id.
     */
    readonly keep: (
      tournamentId: TournamentId,
      email: string,
      newId: ContactId,
    ) => Effect.Effect<ContactId, ReferenceDataUnavailable>;
    /** Only existing contacts are returned. */
    readonly emailsOf: (
      ids: ReadonlyArray<ContactId>,
    ) => Effect.Effect<ReadonlyMap<ContactId, string>, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/Contacts") {}
