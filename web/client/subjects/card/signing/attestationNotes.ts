/** The maximum length of a note on the server. */
export const MAX_NOTES_LENGTH = 500;

/** Blank text counts as no note. */
export const notesOf = (text: string): string | null => (text.trim() === "" ? null : text);
