/**
 * The text in the bytes of a file. Null if its letters cannot be told for sure: a name is rather
 * not taken than stored broken.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const marked = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return readable(decodedAs(marked.encoding, bytes.subarray(marked.mark.length)));
  const wide = unmarkedUtf16(bytes);
  if (wide) return readable(decodedAs(wide, bytes));
  return readable(decodedAs("utf-8", bytes) ?? ofOneByteEach(bytes));
};

const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

const decodedAs = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** In the text of a table nearly every second byte is zero. */
const unmarkedUtf16 = (bytes: Uint8Array) => {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const most = bytes.length / 5;
  if (odd > most && even === 0) return "utf-16le";
  return even > most && odd === 0 ? "utf-16be" : null;
};

/** Control characters and the sign for a broken letter show that it was something else. */
const readable = (text: string | null) =>
  text === null || /[\uFFFD\p{Cc}]/u.test(text.replaceAll(/[\t\r\n]/gu, "")) ? null : text;

/**
 * The letters beyond English that names have, in the languages that wrote files in these encodings
 * of Windows. Letters that are too rare in names to tell anything are left out.
 */
const western = "àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœšžßðþ";
const central = "áâäăąćčçďđéęëěíîłľńňóôőöřśšşťţúůűüýźżžß";

/** No letters, but found in lists of people. */
const signs = "€–—‘’“”„…´°§·«»\u00A0";

/**
 * Windows-1252 and Windows-1250 give most bytes different letters, so that "Łukasz" reads as
 * "£ukasz" in the other one. A letter that names have in one of them alone decides; if no letter
 * does, both have to read the same.
 */
const ofOneByteEach = (bytes: Uint8Array): string | null => {
  if (mayBeMacintosh(bytes)) return null;
  const [west, middle] = [decodedAs("windows-1252", bytes), decodedAs("windows-1250", bytes)];
  const isWest = west !== null && isMadeOf(west, western);
  const isMiddle = middle !== null && isMadeOf(middle, central);
  if (isWest && isMiddle) return west === middle ? west : null;
  if (isWest) return west;
  return isMiddle ? middle : null;
};

/** The letters of a Macintosh of old stand where Windows has a few rare ones and signs. */
const mayBeMacintosh = (bytes: Uint8Array) => {
  const beyond = bytes.filter((byte) => byte >= 0x80);
  return beyond.some((byte) => rareLetters.has(byte)) && !beyond.some((byte) => byte >= 0xa1);
};

/** Š, Ś, Ť, Ž and Ź, great and small. */
const rareLetters = new Set([0x8a, 0x8c, 0x8d, 0x8e, 0x8f, 0x9a, 0x9c, 0x9d, 0x9e, 0x9f]);

const isMadeOf = (text: string, letters: string) => {
  const [small, great] = [new Set(letters), new Set(letters.toUpperCase())];
  const isKnown = (letter: string, before: string) =>
    letter <= "\u007F" ||
    small.has(letter) ||
    signs.includes(letter) ||
    // No name has a capital with an accent behind a small letter.
    (great.has(letter) && !/\p{Ll}/u.test(before));
  return Array.from(text).every((letter, index, all) => isKnown(letter, all[index - 1] ?? ""));
};
