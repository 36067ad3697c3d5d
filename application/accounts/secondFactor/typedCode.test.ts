import fc from "fast-check";
import { expect, test } from "vitest";
import { typedCode } from "./typedCode.ts";

test.for(["123456", "123 456", " 1 2 3 4 5 6 ", "123-456"])("%j is six digits", (text) => {
  expect(typedCode(text)).toEqual({ kind: "digits", digits: "123456" });
});

test.for(["12345", "1234567", "12345a", "١٢٣٤٥٦", "1".repeat(16)])("%j is not", (text) => {
  expect(typedCode(text).kind).toBe("recovery code");
});

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".split("");
const aCode = fc.string({ unit: fc.constantFrom(...letters), minLength: 16, maxLength: 16 });

test("a recovery code is read from small letters, groups, and what looks like its digits", () => {
  fc.assert(
    fc.property(aCode, fc.constantFrom("", " ", "-", " - "), (code, between) => {
      const typed = code.match(/.{4}/gu)?.join(between) ?? "";
      expect(typedCode(typed.toLowerCase())).toEqual({ kind: "recovery code", code });
      const misread = typed.replaceAll("0", "o").replaceAll("1", "l");
      expect(typedCode(misread)).toEqual({ kind: "recovery code", code });
    }),
  );
});
