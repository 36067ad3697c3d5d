/** Without accents and capitals, as people type it who look for a name. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();

/** Whether what was looked for stands in the text. */
export const holdsWords = (text: string, search: string): boolean =>
  plain(text).includes(plain(search.trim()));
