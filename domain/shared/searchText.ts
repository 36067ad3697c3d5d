/** A text as a search compares it: without accents, capitals and repeated spaces. */
export const searchText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toLowerCase();
