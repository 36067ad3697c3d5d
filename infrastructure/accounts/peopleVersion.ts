import { sql } from "kysely";
import type { Person } from "../../application/ports/People.ts";
import type { ReferenceTransaction } from "../postgres/referenceData.ts";

/**
 * This must be the last step of a transaction: other transactions wait for this one row until the
 * transaction ends.
 */
export const raisePeopleVersion = (tx: ReferenceTransaction) =>
  tx.updateTable("peopleVersion").set({ version: sql`version + 1` }).execute();

/** Whether a change alters what other people see of this person. */
export const looksDifferent = (before: Person, after: Person) =>
  before.firstName !== after.firstName ||
  before.lastName !== after.lastName ||
  before.handicap !== after.handicap ||
  before.profileImage !== after.profileImage;
