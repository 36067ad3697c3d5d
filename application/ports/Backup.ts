import { Schema } from "effect";

/** The message is one sentence for the person who makes or restores a backup. */
export class BackupRefused extends Schema.TaggedError<BackupRefused>()("BackupRefused", {
  message: Schema.String,
}) {}

export interface BackupRow {
  /** The table of the row. */
  readonly table: string;
  /** The row in the text format of the database, in one line. */
  readonly json: string;
}

/**
 * Everything that an installation must not lose. All of it is from one moment, however long reading
 * takes.
 */
export interface Snapshot {
  /** The last migration. Rows can be restored only into tables of the same version. */
  readonly form: string;
  /** The number of rows. */
  readonly rowCount: number;
  /** Always in the same order. */
  readonly rows: () => AsyncIterable<BackupRow>;
  /** Remembers that a good backup was taken then. Afterwards there are no rows to read. */
  readonly keepTime: (takenAt: string) => Promise<void>;
}

/** A new installation without any data. */
export interface EmptyInstallation {
  /**
   * Stores the rows, and brings the tables to the present version. If a row cannot be stored, or
   * the check afterwards fails, nothing is changed.
   */
  readonly load: (
    rows: AsyncIterable<BackupRow>,
    check: (stored: AsyncIterable<BackupRow>) => Promise<void>,
  ) => Promise<void>;
}
