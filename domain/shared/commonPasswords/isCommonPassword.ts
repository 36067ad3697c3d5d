import list from "./list.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(list.passwords.split(" "));

/** The message for every refusal of a common password. */
export const TOO_COMMON = "This password is too common";

/**
 * Whether a password is one of the first that attackers guess. Capital letters make it no better.
 */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
