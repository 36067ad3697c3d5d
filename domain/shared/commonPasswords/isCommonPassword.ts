import list from "./list.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(list.passwords.split(" "));

/** What everybody says who refuses one. */
export const TOO_COMMON = "This password is too common";

/** Whether it is one of those that are guessed first. Capital letters make it no better. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
