import list from "./list.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(list.passwords.split(" "));

/** Whether it is one of those that are guessed first. Capital letters make it no better. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
