import { isOneLine } from "../../domain/shared/characters.ts";

/** Terminals obey control characters, so what people once typed is printed with the numbers of these. */
export const printable = (line: string) =>
  Array.from(line, (character) =>
    character === "\t" || isOneLine(character) ? character : numberOf(character),
  ).join("");

const numberOf = (character: string) => `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`;
