import { handicapText } from "../../../../domain/shared/writtenHandicap.ts";
import type { AdminViewUser } from "../../../contract/person/user.ts";
import type { Cell } from "../../http/csv.ts";

/** Accounts of players, with the heads by which an import knows the columns again. */
export const userCells = (
  users: ReadonlyArray<AdminViewUser>,
): ReadonlyArray<ReadonlyArray<Cell>> => [heading, ...users.map(rowOf)];

const heading = [
  "Member number",
  "First name",
  "Last name",
  "Email",
  "Handicap",
  "Phone",
  "Gender",
  "Year of birth",
  "Home club",
  "Shirt size",
  "Registered",
  "Status",
];

const rowOf = (user: AdminViewUser) => [
  user.memberNumber,
  user.firstName,
  user.lastName,
  user.email,
  handicapCell(user.handicap),
  user.phone,
  user.gender,
  user.birthYear,
  user.homeClub,
  user.shirtSize,
  user.createdAt,
  user.status,
];

/** A number to count with; a plus handicap as people write it, which no number can be. */
export const handicapCell = (handicap: number | null): Cell =>
  handicap !== null && handicap < 0 ? handicapText(handicap) : handicap;
