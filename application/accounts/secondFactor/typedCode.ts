/** What somebody typed where a code is asked for. */
export type TypedCode =
  | { readonly kind: "digits"; readonly digits: string }
  | { readonly kind: "recovery code"; readonly code: string };

/** Apps show "123 456", and recovery codes are printed in groups. */
export const typedCode = (text: string): TypedCode => {
  const typed = text.replaceAll(/[\s-]/gu, "");
  return /^[0-9]{6}$/u.test(typed)
    ? { kind: "digits", digits: typed }
    : { kind: "recovery code", code: recoveryCode(typed) };
};

/** Printed letters that look like digits are read as digits. No recovery code contains them. */
const recoveryCode = (typed: string) =>
  typed.toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/gu, "1");
