/** As many characters as the server keeps of a note. */
export const MAX_NOTES_LENGTH = 500;

/** Nothing but space is no note. */
export const notesOf = (text: string): string | null => (text.trim() === "" ? null : text);
