import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionOf, readNumber } from "./typedNumber.ts";

const valueOf = (typed: string, field: Parameters<typeof readNumber>[1] = "decimal") => {
  const read = readNumber(typed, field);
  return read.kind === "number" ? read.value : read.kind;
};

describe("a number that a person typed", () => {
  test.for([
    ["12.4", 12.4],
    ["12,4", 12.4],
    [" 12 ", 12],
    ["0", 0],
    ["12.", 12],
    [".5", 0.5],
    [",5", 0.5],
    ["+2.1", 2.1],
    ["-2,1", -2.1],
    ["−3", -3],
    ["- 3", -3],
    ["-0", 0],
    ["71.125", 71.125],
    ["71,125", 71.125],
    ["1 250", 1250],
    ["1 250,5", 1250.5],
    ["1\u00a0250\u00a0000", 1_250_000],
    ["1\u202f250", 1250],
    ["1'250.75", 1250.75],
    ["1’250", 1250],
    ["1,250.50", 1250.5],
    ["1.250,50", 1250.5],
    ["1,250,000", 1_250_000],
    ["1.250.000", 1_250_000],
    ["1.250.000,5", 1_250_000.5],
    ["0.250", 0.25],
  ] as const)("%j is %d", ([typed, value]) => {
    expect(valueOf(typed)).toBe(value);
  });

  test.for([
    "",
    ".",
    ",",
    "+",
    "abc",
    "12a",
    "1e3",
    "0x10",
    "1 2",
    "12 50",
    "1250 000",
    "1.2.3",
    "1,25,000",
    "1.250.00",
    "1,250,5",
    "1.2,3",
    "1,,2",
    "--2",
    "++2",
    "2-",
    "$5",
    "Infinity",
    "１２",
  ])("%j is no number", (typed) => {
    expect(valueOf(typed)).toBe("unreadable");
  });

  test("a very long text is read at once", { timeout: 1000 }, () => {
    for (const typed of [" ".repeat(60_000), "1".repeat(60_000), "1 ".repeat(30_000)]) {
      expect(valueOf(typed)).toBe("unreadable");
    }
  });
});

describe("one separator before exactly three last digits", () => {
  test.for(["1,250", "1.250"])("in a field for whole numbers %s is 1250", (typed) => {
    expect(valueOf(typed, "whole")).toBe(1250);
  });

  test.for(["1,250", "1.250"])("in a field for money %s is asked about", (typed) => {
    const read = readNumber(typed, "money");
    expect(read).toEqual({ kind: "either", readings: [1250, 1.25] });
    expect(read.kind === "either" && questionOf(read)).toBe("1250 or 1.25?");
  });

  test("there is nothing to ask where only one reading is left", () => {
    const read = ["1,250.50", "1.250,5", "1 250", "0.250", "1250.500", "1250,50", "1,250,000"];
    expect(read.map((typed) => valueOf(typed, "money"))).toEqual([
      ...[1250.5, 1250.5, 1250, 0.25, 1250.5, 1250.5, 1_250_000],
    ]);
  });
});

const cents = fc.integer({ min: 0, max: 99_999_999 });

test("an amount is the same in the writing of every country", () => {
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom("en-US", "de-DE", "de-CH", "fr-FR", "sv-SE"),
      (sum, place) => {
        const written = new Intl.NumberFormat(place, { minimumFractionDigits: 2 }).format(
          sum / 100,
        );
        expect(valueOf(written, "money")).toBe(sum / 100);
      },
    ),
  );
});

test("a whole number is the same in the writing of every country", () => {
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom("en-US", "de-DE", "de-CH", "fr-FR", "sv-SE"),
      (sum, place) => {
        expect(valueOf(new Intl.NumberFormat(place).format(sum), "whole")).toBe(sum);
      },
    ),
  );
});

test("what is read contains every digit that was typed, or nothing is read", () => {
  const signs = fc.constantFrom(..."0123456789.,'+- ".split(""));
  const typing = fc.array(signs, { maxLength: 12 }).map((all) => all.join(""));
  fc.assert(
    fc.property(typing, fc.constantFrom("whole", "decimal", "money"), (typed, field) => {
      const read = readNumber(typed, field);
      if (read.kind !== "number") return;
      const significant = (text: string) => text.replaceAll(/\D/gu, "").replaceAll(/^0+|0+$/gu, "");
      // Fifteen digits tell every number of twelve, and none of the noise behind them.
      const digits = read.value.toPrecision(15).replace(/e.*$/u, "");
      expect(significant(digits)).toBe(significant(typed));
    }),
  );
});
