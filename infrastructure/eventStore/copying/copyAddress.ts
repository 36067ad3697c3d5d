import { isAddress } from "../eventStoreDb/address.ts";

/**
 * Whether a copy can use an address. An @ in a password, or a / in one of PostgreSQL, would be read as
 * the end of it: then the rest of the password would be taken for a host or a database, and told.
 */
export const isCopyAddress = (text: string) => isEventStoreDb(text) || isPostgres(text);

const isEventStoreDb = (text: string) => isAddress(text) && !/@.*@/.test(text);

const isPostgres = (text: string) => {
  if (!(/^postgres(ql)?:/.test(text) && URL.canParse(text))) return false;
  const { host, pathname, search, hash } = new URL(text);
  const isDatabase = /^[/][^/]+$/.test(pathname);
  return host !== "" && isDatabase && !`${pathname}${search}${hash}`.includes("@");
};
