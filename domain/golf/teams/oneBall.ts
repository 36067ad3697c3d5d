/** Formats in which the members of a side play one ball and so have one card. */
const oneBallFormats = new Set(["SCRAMBLE", "FOURSOMES", "GREENSOMES"]);

export const isOneBall = (playFormat: string | null): boolean =>
  playFormat !== null && oneBallFormats.has(playFormat);
