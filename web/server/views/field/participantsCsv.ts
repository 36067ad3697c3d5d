import type { CsvSeparator } from "../../../contract/csvSeparator.ts";
import type { AdminParticipant } from "../../../contract/field/participants.ts";
import { inDollars } from "../../../contract/inputs/cents.ts";
import { csvOf } from "../../http/csv.ts";

/** Players of a field, for other people who need the list: the kitchen, the shirt printer. */
export const participantsCsv = (
  participants: ReadonlyArray<AdminParticipant>,
  separator?: CsvSeparator,
): string => csvOf([heading, ...participants.map(rowOf)], separator);

const heading = [
  "First name",
  "Last name",
  "Email",
  "Handicap",
  "Shirt size",
  "Registration date",
  "Status",
  "Player status",
  "Payment status",
  "Waitlist place",
  "Fee",
  "Amount",
  "Paid by",
  "Receipt",
];

const rowOf = (participant: AdminParticipant) => [
  participant.firstName,
  participant.lastName,
  textOf(participant.email),
  textOf(participant.handicap),
  textOf(participant.shirtSize),
  participant.registrationDate,
  participant.status,
  participant.playerStatus,
  participant.paymentStatus,
  textOf(participant.waitlistPlace),
  participant.fee.kind ?? "Registration fee",
  inDollars(participant.fee.amount),
  textOf(participant.paymentMethod),
  textOf(participant.fee.receipt),
];

const textOf = (value: string | number | null) => (value === null ? "" : String(value));
