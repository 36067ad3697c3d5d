import { Context, type Effect } from "effect";
import type { ContactId, TournamentId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/** E-mail addresses of organisers. Events hold the id of a contact, never the address. */
export class Contacts extends Context.Service<
  Contacts,
  {
    /** The id of this address with the tournament: that of a row which is there, else the new one. */
    readonly keep: (
      tournamentId: TournamentId,
      email: string,
      newId: ContactId,
    ) => Effect.Effect<ContactId, ReferenceDataUnavailable>;
    /** Only those that are there. */
    readonly emailsOf: (
      ids: ReadonlyArray<ContactId>,
    ) => Effect.Effect<ReadonlyMap<ContactId, string>, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/Contacts") {}
