import { searchText } from "../../../domain/shared/searchText.ts";

/** Whether a text contains the words of a search. */
export const holdsWords = (text: string, search: string): boolean =>
  searchText(text).includes(searchText(search));
