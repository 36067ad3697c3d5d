import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "./readTable.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (...bytes: ReadonlyArray<number>) => new Uint8Array(bytes);

const utf16 = (text: string, isBig: boolean, withMark: boolean) => {
  const units = `${withMark ? "\uFEFF" : ""}${text}`;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < units.length; index += 1) {
    view.setUint16(index * 2, units.charCodeAt(index), !isBig);
  }
  return bytes;
};

/** The bytes of a text in an encoding that has no encoder here. */
const inWindows = (text: string, encoding: string) => {
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  );
  return new Uint8Array(Array.from(text, (letter) => byteOf.get(letter) ?? 0x3f));
};

const table = "First name;Last name\nŁukasz;Müller\nJürgen;Ångström\n";

test("UTF-8 and UTF-16 are read with and without their mark", () => {
  expect(decodeText(bytesOf(table))).toBe(table);
  expect(decodeText(bytesOf(`\uFEFF${table}`))).toBe(table);
  for (const isBig of [true, false]) {
    for (const withMark of [true, false]) {
      expect(decodeText(utf16(table, isBig, withMark))).toBe(table);
    }
  }
});

test("files of Windows are read where one letter tells which country wrote them", () => {
  for (const names of ["Jürgen Ångström", "René à Porta", "Müller", "Straße"]) {
    expect(decodeText(inWindows(names, "windows-1252"))).toBe(names);
  }
  for (const names of ["Łukasz Żak", "Paweł Wójcik", "Ľubomír Šťastný"]) {
    expect(decodeText(inWindows(names, "windows-1250"))).toBe(names);
  }
});

test("a file whose letters may be two things is refused", () => {
  // Peña in the West, Peńa in Poland.
  expect(decodeText(inWindows("Peña", "windows-1252"))).toBeNull();
  expect(decodeText(inWindows("Jiří Dvořák", "windows-1250"))).toBeNull();
});

test("bytes that are no text are refused", () => {
  expect(decodeText(latin(0x00, 0x01, 0x02, 0x03))).toBeNull();
  expect(decodeText(latin(0x41, 0xff, 0x00, 0x81))).toBeNull();
});

test("files of a Macintosh of old are refused", () => {
  const names = ["Müller", "König", "Jäger und Müller", "Åse Jørgensen, Håkon"];
  for (const name of names) expect(decodeText(inWindows(name, "macintosh"))).toBeNull();
});

const words = (letters: string) =>
  fc
    .array(fc.constantFrom(...Array.from(`${letters}aenrst ;,\n`)), { minLength: 1 })
    .map((each) => each.join(""));

/** A few letters alone may happen to be one of UTF-8; those of a whole list of names never are. */
const isUtf8 = (bytes: Uint8Array) => {
  const isBeyondAscii = bytes.some((byte) => byte >= 0x80);
  return isBeyondAscii && !new TextDecoder().decode(bytes).includes("\uFFFD");
};

test("a text is read as it was written or not at all", () => {
  const westOrRefused = fc.property(words("àáâãäåæçèéêëìíîïñòóôõöøùúûü"), (text) => {
    const bytes = inWindows(text, "windows-1252");
    fc.pre(!isUtf8(bytes));
    const read = decodeText(bytes);
    expect([text, null]).toContain(read);
  });
  const centralOrRefused = fc.property(words("ąćčďęěłńňóőřśťůűýźżáéíöüä"), (text) => {
    const bytes = inWindows(text, "windows-1250");
    fc.pre(!isUtf8(bytes));
    const read = decodeText(bytes);
    expect([text, null]).toContain(read);
  });
  fc.assert(westOrRefused);
  fc.assert(centralOrRefused);
});

test("every text in UTF-8 is read as it was written", () => {
  fc.assert(
    fc.property(words("äłøжλ中é"), (text) => {
      expect(decodeText(bytesOf(text))).toBe(text);
    }),
  );
});
