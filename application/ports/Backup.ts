import { Schema } from "effect";

/** The message is one sentence for whoever makes or restores a backup. */
export class BackupRefused extends Schema.TaggedError<BackupRefused>()("BackupRefused", {
  message: Schema.String,
}) {}

export interface BackupRow {
  /** Where it stands. */
  readonly table: string;
  /** The row in the words of the database, in one line. */
  readonly json: string;
}

/** All that an installation must not lose, as it stood at one moment, however long it is read. */
export interface Snapshot {
  /** The last change of how the tables are made. Rows are put back into tables of the same form. */
  readonly form: string;
  /** How many there are. */
  readonly rowCount: number;
  /** Always in the same order. */
  readonly rows: () => AsyncIterable<BackupRow>;
}

/** An installation in which nothing has happened yet. */
export interface EmptyInstallation {
  /**
   * Stores the rows, and stays as it was if one cannot be stored or the check of what is stored then
   * fails. Afterwards it is of the present form.
   */
  readonly load: (
    rows: AsyncIterable<BackupRow>,
    check: (stored: AsyncIterable<BackupRow>) => Promise<void>,
  ) => Promise<void>;
}
