import { Schema } from "effect";
import { PlayerId, Uuid } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { sentence } from "../inputs/sentence.ts";
import { textOrNull, UtcTime } from "../shared.ts";

/** The columns that a file of members may have. */
export const MemberColumn = Schema.Literals([
  "memberNumber",
  "firstName",
  "lastName",
  "email",
  "handicap",
  "phone",
  "gender",
  "birthYear",
  "homeClub",
  "shirtSize",
]);
export type MemberColumn = typeof MemberColumn.Type;

/** One import takes no more rows. */
export const MOST_MEMBERS = 5000;

const largest = { bytes: 8_388_608, entries: MOST_MEMBERS };

const cell = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300)));

/** The cells of a row as they stand in the file. Empty ones are absent and change nothing. */
export const MemberCells = Schema.Struct({
  memberNumber: cell,
  firstName: cell,
  lastName: cell,
  email: cell,
  handicap: cell,
  phone: cell,
  gender: cell,
  birthYear: cell,
  homeClub: cell,
  shirtSize: cell,
} satisfies Record<MemberColumn, typeof cell>).annotate({ identifier: "MemberCells" });
export type MemberCells = typeof MemberCells.Type;

const rows = Schema.Array(MemberCells)
  .check(Schema.isMinLength(1), Schema.isMaxLength(MOST_MEMBERS))
  .pipe(sentence(`Please choose between 1 and ${MOST_MEMBERS} rows of text`));

/** What taking a row would do. */
export const RowPreview = Schema.Struct({
  /**
   * "same": the account is as the row says; "noEmail": no account can be opened without an e-mail;
   * "unclear": a person has to look at it.
   */
  kind: Schema.Literals(["new", "changed", "same", "noEmail", "unclear"]),
  /** Why it is unclear; what cannot be read is left out if the row is taken all the same. */
  reasons: Schema.Array(Schema.String),
  mayTake: Schema.Boolean,
  /** The account that it is about; null for a new one. */
  account: textOrNull,
  /** What would change of it, as texts; null is empty. */
  changes: Schema.Array(
    Schema.Struct({ column: MemberColumn, before: textOrNull, after: textOrNull }),
  ),
}).annotate({ identifier: "RowPreview" });
export type RowPreview = typeof RowPreview.Type;

export const previewMembers = endpoint({
  summary: "Says of each row of a file what taking it would do; changes nothing",
  method: "POST",
  path: "/api/admin/member-imports/preview",
  access: "superAdmin",
  from: ["players"],
  largest,
  body: Schema.Struct({ rows }),
  success: { status: 200, body: Schema.Array(RowPreview) },
});

const counts = { added: Schema.Int, changed: Schema.Int };

export const importMembers = endpoint({
  summary: "Opens and changes the accounts of these rows, all of them or none",
  method: "POST",
  path: "/api/admin/member-imports",
  access: "superAdmin",
  changes: ["players"],
  largest,
  body: Schema.Struct({ rows }),
  success: { status: 201, body: Schema.Struct(counts) },
  refusals: ["AccountsChanged"],
});

export const MemberImport = Schema.Struct({
  ...{ id: Uuid, at: UtcTime, isUndone: Schema.Boolean },
  ...counts,
}).annotate({ identifier: "MemberImport" });
export type MemberImport = typeof MemberImport.Type;

export const getLastImport = endpoint({
  summary: "The last import of members; null before the first one",
  method: "GET",
  path: "/api/admin/member-imports/last",
  access: "superAdmin",
  from: ["players"],
  success: { status: 200, body: Schema.NullOr(MemberImport) },
});

/** An account that nobody has used since the import is as before; the others stay. */
export const UndoneImport = Schema.Struct({
  removed: Schema.Int,
  restored: Schema.Int,
  kept: Schema.Array(Schema.Struct({ id: PlayerId, name: Schema.String })),
}).annotate({ identifier: "UndoneImport" });
export type UndoneImport = typeof UndoneImport.Type;

export const undoImport = endpoint({
  summary: "Undoes the last import, except of accounts in use",
  method: "POST",
  path: "/api/admin/member-imports/undo",
  access: "superAdmin",
  changes: ["players"],
  body: Schema.Struct({ importId: Uuid.pipe(sentence("Invalid import")) }),
  success: { status: 200, body: UndoneImport },
  refusals: ["NotLastImport"],
});
