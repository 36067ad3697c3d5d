import type { AdminParticipant } from "../../../contract/field/participants.ts";
import { inDollars } from "../../../contract/inputs/cents.ts";
import type { Cell } from "../../http/csv.ts";
import { handicapCell } from "../person/userCells.ts";

/** Players of a field, for other people who need the list: the kitchen, the shirt printer. */
export const participantCells = (
  participants: ReadonlyArray<AdminParticipant>,
): ReadonlyArray<ReadonlyArray<Cell>> => [heading, ...participants.map(rowOf)];

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
  participant.email,
  handicapCell(participant.handicap),
  participant.shirtSize,
  participant.registrationDate,
  participant.status,
  participant.playerStatus,
  participant.paymentStatus,
  participant.waitlistPlace,
  participant.fee.kind ?? "Registration fee",
  inDollars(participant.fee.amount),
  participant.paymentMethod,
  participant.fee.receipt,
];
