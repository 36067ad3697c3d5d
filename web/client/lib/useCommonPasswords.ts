import { useEffect, useState } from "react";

type Check = (password: string) => string | undefined;

/** As long as the list is on its way, and where it does not come, the server alone looks. */
const unchecked: Check = () => undefined;

/**
 * Why a new password is refused, if it is one of the commonest. The list is larger than most pages, so
 * it is fetched when a form that asks for a new password is shown.
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
