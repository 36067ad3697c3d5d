import type { PlayerProfile } from "../../ports/Players.ts";

/** What a row of a file may tell of a member, in the order of an account. */
export const memberFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "handicap",
  "shirtSize",
  "gender",
  "birthYear",
  "memberNumber",
  "homeClub",
] as const satisfies ReadonlyArray<keyof PlayerProfile>;

type MemberField = (typeof memberFields)[number];

/** A row of a file as it was read. What a cell leaves empty is absent. */
export interface MemberRow {
  readonly values: Partial<PlayerProfile>;
  /** A sentence for each cell that cannot be read. */
  readonly faults: Partial<Readonly<Record<MemberField, string>>>;
}

/** An account, as far as a row may be about it. */
export interface Account extends PlayerProfile {
  readonly isArchived: boolean;
}

/** What taking a row does. Only what the file tells is changed. */
type RowEffect<Known> =
  | { readonly kind: "add"; readonly profile: PlayerProfile }
  | {
      readonly kind: "change";
      readonly account: Known;
      readonly changes: Partial<PlayerProfile>;
    };

export interface RowOutcome<Known> {
  /**
   * - `new`: it opens an account
   * - `changed`: it changes an account
   * - `same`: the account is as the row says
   * - `noEmail`: an account cannot be opened without an e-mail address
   * - `unclear`: a person has to look at it
   */
  readonly kind: "new" | "changed" | "same" | "noEmail" | "unclear";
  /** Why it is unclear. What cannot be read is left out if the row is taken all the same. */
  readonly reasons: ReadonlyArray<string>;
  /** Null: it cannot be taken. */
  readonly effect: RowEffect<Known> | null;
}
