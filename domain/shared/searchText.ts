/** A text as a search compares it: without accents, capitals and repeated spaces. */
export const searchText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toLowerCase();

/** Whether a text contains the words of a search. */
export const holdsWords = (text: string, search: string): boolean =>
  searchText(text).includes(searchText(search));
