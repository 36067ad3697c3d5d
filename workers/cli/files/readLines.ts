/** Longer than any event that a store accepts. */
const MAXIMUM_LINE_LENGTH = 4_000_000;

/** The lines of a text with their line ends; the last may have none. Only one line is in memory. */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let rest = "";
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split(/(?<=\n)/);
    rest = lines.at(-1)?.endsWith("\n") ? "" : (lines.pop() ?? "");
    yield* lines;
    if (rest.length > MAXIMUM_LINE_LENGTH) break;
  }
  if (rest !== "") yield rest;
}
