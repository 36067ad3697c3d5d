/**
 * The header of an answer that was given to an administrator. No browser keeps it for pages without
 * a network, because a player may use the same browser later.
 */
export const ANSWERED_TO = "x-answered-to";
