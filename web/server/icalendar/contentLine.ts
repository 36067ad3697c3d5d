/** A line of the file: "DTSTART;TZID=Europe/Vienna:20260613T083000". */
export const line = (name: string, value: string): string => folded(`${name}:${value}`);

/** The same for texts that people have typed (RFC 5545, 3.3.11). */
export const textLine = (name: string, text: string): string => line(name, escaped(text));

const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replaceAll(unprintable, "")
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

/** Characters that are forbidden, even when escaped. */
const unprintable = /(?!\n)\p{Cc}/gu;

const MAX_OCTETS = 75;
const BREAK = "\r\n ";

/**
 * A line has at most 75 octets. It continues on the next line after a space, and characters are not
 * split.
 */
const folded = (whole: string) => {
  const lines = [""];
  let octets = 0;
  for (const character of whole) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      lines.push("");
      // The leading space counts.
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return `${lines.join(BREAK)}\r\n`;
};
