import { searchText } from "../../../../../domain/shared/searchText.ts";
import { type MemberCells, MemberColumn } from "../../../../contract/person/memberImports.ts";
import { rememberedColumns } from "../../../device/storage.ts";
import type { ReadTable } from "./readTable.ts";

/** What a column of a file is; a whole name is taken apart, and null is left out. */
export type FileColumn = MemberColumn | "name" | null;

export const columnLabels: Readonly<Record<MemberColumn | "name", string>> = {
  memberNumber: "Member number",
  firstName: "First name",
  lastName: "Last name",
  name: "Whole name",
  email: "E-mail",
  handicap: "Handicap",
  phone: "Phone",
  gender: "Gender",
  birthYear: "Year of birth",
  homeClub: "Home club",
  shirtSize: "Shirt size",
};

/** Words by which clubs and federations call these columns, best first. */
const names: Readonly<Record<MemberColumn | "name", ReadonlyArray<string>>> = {
  memberNumber: [
    ...["member number", "member no", "member id", "membership number", "membership no"],
    ...["membership id", "membership", "player id", "number", "no", "id"],
  ],
  firstName: ["first name", "firstname", "given name", "forename", "first"],
  lastName: ["last name", "lastname", "surname", "family name", "last"],
  name: ["name", "full name", "player", "player name", "member", "member name"],
  email: ["e mail", "email", "e mail address", "email address", "mail"],
  handicap: [
    ...["handicap index", "whs index", "handicap", "hcp index", "index", "exact handicap"],
    ...["hcp", "hdcp", "hi", "whs"],
  ],
  phone: ["mobile", "mobile phone", "mobile number", "phone", "phone number", "telephone", "tel"],
  gender: ["gender", "sex", "m f"],
  birthYear: [
    ...["year of birth", "birth year", "yob", "date of birth", "birth date", "birthday", "dob"],
    ...["born"],
  ],
  homeClub: ["home club", "club", "home course", "club name"],
  shirtSize: ["shirt size", "shirt", "size", "t shirt", "polo size"],
};

const isColumn = (name: string): name is MemberColumn | "name" => Object.hasOwn(names, name);

/** What each head of a file means, as far as it says so. No column is taken twice. */
export const guessColumns = (heads: ReadonlyArray<string>): ReadonlyArray<FileColumn> => {
  const words = heads.map((head) => searchText(head.replaceAll(/[_()#*:]/gu, " ")));
  const guessed = new Map<number, FileColumn>();
  for (const [column, called] of Object.entries(names)) {
    const name = called.find((each) => words.includes(each));
    if (name !== undefined && isColumn(column)) guessed.set(words.indexOf(name), column);
  }
  return heads.map((_, index) => guessed.get(index) ?? null);
};

/** Files with the same heads have the same columns. */
const nameOf = (heads: ReadonlyArray<string>) => JSON.stringify(heads);

/** The columns that were chosen for such a file the last time on this device, or else a guess. */
export const columnsFor = (heads: ReadonlyArray<string>): ReadonlyArray<FileColumn> => {
  const remembered = rememberedColumns.read().get(nameOf(heads))?.split(",") ?? [];
  if (remembered.length !== heads.length) return guessColumns(heads);
  return remembered.map((column) => (isColumn(column) ? column : null));
};

export const rememberColumns = (
  heads: ReadonlyArray<string>,
  columns: ReadonlyArray<FileColumn>,
): void => void rememberedColumns.put(nameOf(heads), columns.map((column) => column ?? "").join());

/** The rows of a table as the call takes them: the cells of its columns, without the empty ones. */
export const cellsOf = (
  { rows }: ReadTable,
  columns: ReadonlyArray<FileColumn>,
): ReadonlyArray<MemberCells> =>
  rows.map((row) =>
    Object.fromEntries(
      columns.flatMap((column, index) => {
        const cell = row[index] ?? "";
        if (column === null || cell === "") return [];
        return column === "name" ? nameParts(cell) : [[column, cell.slice(0, LONGEST_CELL)]];
      }),
    ),
  );

const LONGEST_CELL = 300;

/** "Ace, Ana" or "Ana Ace": the last word is the last name. */
const nameParts = (name: string): ReadonlyArray<readonly [MemberColumn, string]> => {
  const [, last = "", first = ""] = /^([^,]+),(.+)$/u.exec(name) ?? /^()(.*)$/u.exec(name) ?? [];
  const [, given = "", family = ""] =
    last === "" ? (/^(.*)\s(\S+)$/u.exec(name) ?? ["", "", name]) : ["", first, last];
  return [["firstName", given.trim()] as const, ["lastName", family.trim()] as const].filter(
    ([, part]) => part !== "",
  );
};

/** Whether the file tells nothing but handicaps of people whom the club knows. */
export const isHandicapsAlone = (columns: ReadonlyArray<FileColumn>): boolean =>
  columns.includes("handicap") &&
  columns.every(
    (column) => column === null || ["handicap", "memberNumber", "email"].includes(column),
  );

export const columnOptions = [...MemberColumn.literals, "name" as const].map((value) => ({
  value,
  label: columnLabels[value],
}));
