import { Context, type Effect, Schema } from "effect";
import type { CommandId, PlayerId } from "../../domain/shared/values.ts";
import type { Player, PlayerProfile } from "./Players.ts";
import type { ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";

/** An account that a file opens. */
export interface NewMember extends PlayerProfile {
  readonly id: PlayerId;
}

/** A change of an account, based on what the account was when the file was compared with it. */
export interface MemberChange {
  readonly before: Player;
  readonly changes: Partial<PlayerProfile>;
}

export interface MembersToTake {
  readonly added: ReadonlyArray<NewMember>;
  readonly changed: ReadonlyArray<MemberChange>;
}

/** What an import did, in numbers. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
}

export interface MemberImport extends ImportCounts {
  readonly id: CommandId;
  readonly at: Date;
  readonly isUndone: boolean;
}

export interface UndoneImport {
  readonly removed: number;
  readonly restored: number;
  /** The accounts that stay as the import left them. */
  readonly kept: ReadonlyArray<PlayerId>;
}

/** An account is no longer what it was when the file was compared with it. */
export class AccountsChanged extends Schema.TaggedError<AccountsChanged>()("AccountsChanged", {}) {}

/** There is no such import, or a later one, or it was undone before. */
export class NotLastImport extends Schema.TaggedError<NotLastImport>()("NotLastImport", {}) {}

type Unavailable = ReferenceDataUnavailable;

/** The imports of members. The audit tells of each account what an import did to it. */
export class MemberImports extends Context.Service<
  MemberImports,
  {
    /** What this command has taken before; null if nothing. */
    readonly takenBy: (commandId: CommandId) => Effect.Effect<ImportCounts | null, Unavailable>;
    /**
     * Opens and changes all these accounts, or none. New accounts have no password. A repeated
     * command takes nothing and returns what it took. Raises the version of `People` when a name or
     * handicap changes.
     */
    readonly take: (
      members: MembersToTake,
      origin: ChangeOrigin,
    ) => Effect.Effect<ImportCounts, AccountsChanged | Unavailable>;
    /** The latest import, also if it was undone; null before the first one. */
    readonly last: Effect.Effect<MemberImport | null, Unavailable>;
    /** The accounts that an import opened or changed and that still exist. */
    readonly accountsOf: (id: CommandId) => Effect.Effect<ReadonlyArray<PlayerId>, Unavailable>;
    /**
     * Deletes the accounts that the last import opened, and gives changed ones their former values.
     * Accounts in use stay, and so do those that anybody signed in to, changed, or ordered a link
     * for since then. A repeated command returns what it undid.
     */
    readonly undo: (
      id: CommandId,
      inUse: ReadonlySet<PlayerId>,
      origin: ChangeOrigin,
    ) => Effect.Effect<UndoneImport, NotLastImport | Unavailable>;
  }
>()("golf/application/ports/MemberImports") {}
