import { isAddress } from "../../config/eventStoreDbAddress.ts";

/**
 * Whether a copy can use an address. An @ in a password, or a / in a password of PostgreSQL, ends
 * the password too early: the rest of it would be read as a host or a database, and printed in
 * error messages.
 */
export const isCopyAddress = (text: string) => isEventStoreDb(text) || isPostgres(text);

const isEventStoreDb = (text: string) => isAddress(text) && !/@.*@/.test(text);

const isPostgres = (text: string) => {
  if (!(/^postgres(ql)?:/.test(text) && URL.canParse(text))) return false;
  const { host, pathname, search, hash } = new URL(text);
  const isDatabase = /^[/][^/]+$/.test(pathname);
  return host !== "" && isDatabase && !`${pathname}${search}${hash}`.includes("@");
};
