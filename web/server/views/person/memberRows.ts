import { Result, Schema } from "effect";
import type { MemberRow, RowOutcome } from "../../../../application/accounts/members/memberRow.ts";
import type { Player, PlayerProfile } from "../../../../application/ports/Players.ts";
import { handicapText } from "../../../../domain/shared/writtenHandicap.ts";
import { HandicapInput } from "../../../contract/inputs/handicap.ts";
import {
  BirthYearInput,
  GenderInput,
  HomeClubInput,
  MemberNumberInput,
} from "../../../contract/inputs/memberDetails.ts";
import { refusedBy } from "../../../contract/inputs/sentence.ts";
import { OptionalShirtSizeInput } from "../../../contract/inputs/shirtSize.ts";
import { email, requiredText, textOrEmpty } from "../../../contract/inputs/texts.ts";
import {
  type MemberCells,
  MemberColumn,
  type RowPreview,
} from "../../../contract/person/memberImports.ts";

/** A row of a file, read cell by cell with the rules of the forms. */
export const memberRowOf = (cells: MemberCells): MemberRow => {
  const values: Partial<Record<MemberColumn, unknown>> = {};
  const faults: Partial<Record<MemberColumn, string>> = {};
  for (const column of MemberColumn.literals) {
    const cell = cells[column]?.trim() ?? "";
    if (cell === "") continue;
    const read = readers[column](cell);
    if (Result.isSuccess(read)) {
      if (read.success !== null) values[column] = read.success;
    } else faults[column] = `${read.failure} ("${shortened(cell)}")`;
  }
  return { values: values as Partial<PlayerProfile>, faults };
};

type Reader = (cell: string) => Result.Result<unknown, string>;

const reader = (schema: Schema.ConstraintCodec<unknown, unknown>, plain = asItIs): Reader => {
  const decode = Schema.decodeUnknownResult(schema);
  return (cell) =>
    Result.mapError(decode(plain(cell)), ({ issue }) => {
      const [refused] = refusedBy(issue);
      return refused?.sentence ?? "This cannot be read";
    });
};

const asItIs = (cell: string) => cell;

const women = ["f", "female", "w", "woman", "women", "lady", "ladies", "girl"];
const men = ["m", "male", "man", "men", "gentleman", "gentlemen", "boy"];

const genderOf = (cell: string) => {
  const word = cell.toLowerCase();
  if (women.includes(word)) return "female";
  return men.includes(word) ? "male" : cell;
};

/** A file may have the whole date of birth. Of a year in two digits nobody knows the century. */
const yearIn = (cell: string) => {
  const isDate = /^\d{1,4}[-./ ]\d{1,2}[-./ ]\d{1,4}(?:[T ].*)?$/u.test(cell);
  return (isDate ? /\d{4}/u.exec(cell)?.[0] : undefined) ?? cell;
};

const sizes: Readonly<Record<string, string>> = {
  SMALL: "S",
  MEDIUM: "M",
  LARGE: "L",
  "2XL": "XXL",
  "3XL": "XXXL",
};

const sizeOf = (cell: string) => sizes[cell.toUpperCase()] ?? cell.toUpperCase();

const readers: Readonly<Record<MemberColumn, Reader>> = {
  memberNumber: reader(MemberNumberInput),
  firstName: reader(requiredText("First name", 100)),
  lastName: reader(requiredText("Last name", 100)),
  email: reader(email()),
  handicap: reader(HandicapInput),
  phone: reader(textOrEmpty("Phone", 30)),
  gender: reader(GenderInput, genderOf),
  birthYear: reader(BirthYearInput, yearIn),
  homeClub: reader(HomeClubInput),
  shirtSize: reader(OptionalShirtSizeInput, sizeOf),
};

const LONGEST = 40;

const shortened = (cell: string) => (cell.length > LONGEST ? `${cell.slice(0, LONGEST)}…` : cell);

export const rowPreviewOf = ({ kind, reasons, effect }: RowOutcome<Player>): RowPreview => ({
  ...{ kind, reasons, mayTake: effect !== null },
  ...(effect?.kind === "change"
    ? { account: nameOf(effect.account), changes: changesOf(effect) }
    : { account: null, changes: [] }),
});

interface Changing {
  readonly account: Player;
  readonly changes: Partial<PlayerProfile>;
}

const changesOf = ({ account, changes }: Changing): RowPreview["changes"] =>
  MemberColumn.literals
    .filter((column) => column in changes)
    .map((column) => ({
      column,
      before: textOf(column, account[column]),
      after: textOf(column, changes[column] ?? null),
    }));

const textOf = (column: MemberColumn, value: string | number | null) => {
  if (value === null || value === "") return null;
  return column === "handicap" ? handicapText(Number(value)) : String(value);
};

const nameOf = ({ firstName, lastName }: Player) => `${firstName} ${lastName}`;
