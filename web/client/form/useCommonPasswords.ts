import { useEffect, useState } from "react";

type Check = (password: string) => string | undefined;

/** Until the list has arrived, and if it fails to load, only the server checks. */
const unchecked: Check = () => undefined;

/**
 * Refuses a new password that is among the most common ones. The list is larger than most pages, so
 * it is fetched only for forms that ask for a new password.
 */
export const useCommonPasswords = (): Check => {
  const [check, setCheck] = useState<Check>(() => unchecked);
  useEffect(() => {
    void load().then((loaded) => setCheck(() => loaded));
  }, []);
  return check;
};

const load = async (): Promise<Check> => {
  try {
    const list = await import("../../../domain/shared/commonPasswords/isCommonPassword.ts");
    return (password) => (list.isCommonPassword(password) ? list.TOO_COMMON : undefined);
  } catch {
    return unchecked;
  }
};
