import { sql } from "kysely";
import type { Person } from "../../application/ports/People.ts";
import type { ReferenceTransaction } from "../postgres/referenceData.ts";

/** The last step of a transaction, because until its end others wait for this one row. */
export const raisePeopleVersion = (tx: ReferenceTransaction) =>
  tx.updateTable("peopleVersion").set({ version: sql`version + 1` }).execute();

/** Whether others see another person than before. */
export const looksDifferent = (before: Person, after: Person) =>
  before.firstName !== after.firstName ||
  before.lastName !== after.lastName ||
  before.handicap !== after.handicap ||
  before.profileImage !== after.profileImage;
