import { Context, type Effect } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/**
 * Whether players want mails of organisers; they do until they say otherwise. Mails about the own
 * account, such as a link for a new password, are no choice.
 */
export class MailChoices extends Context.Service<
  MailChoices,
  {
    /** Those of them who do not want such mails. */
    readonly unwanted: (
      players: ReadonlyArray<PlayerId>,
    ) => Effect.Effect<ReadonlySet<PlayerId>, ReferenceDataUnavailable>;
    readonly choose: (
      playerId: PlayerId,
      wantsMail: boolean,
    ) => Effect.Effect<void, ReferenceDataUnavailable>;
    /**
     * The end of the address by which the player turns these mails off without signing in. It is
     * always the same, because old mails are read too, and nobody can guess it. Null if there is no
     * such player.
     */
    readonly wayOut: (playerId: PlayerId) => Effect.Effect<string | null, ReferenceDataUnavailable>;
    /** Turns the mails of its player off. False for a token that nobody was given. */
    readonly turnOff: (token: string) => Effect.Effect<boolean, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/MailChoices") {}
