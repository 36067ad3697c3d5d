import { Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Cents } from "../../../domain/shared/values.ts";
import { reading } from "../testing.ts";
import { Money } from "./cents.ts";
import { moneyUpTo } from "./money.ts";

const Fee = moneyUpTo(999_999_99, "Registration fee");
const read = reading(Fee);

test.each([
  { sent: "100.00", cents: 10_000 },
  { sent: "$100", cents: 10_000 },
  { sent: " $ 99.5 ", cents: 9950 },
  { sent: 100, cents: 10_000 },
  { sent: 0.29, cents: 29 },
  { sent: 1.15, cents: 115 },
  { sent: 0, cents: 0 },
  { sent: 999_999.99, cents: 99_999_999 },
  { sent: "12,5", cents: 1250 },
  { sent: "1,250.50", cents: 125_050 },
  { sent: "1.250,50", cents: 125_050 },
  { sent: "1 250", cents: 125_000 },
  { sent: "$1,250.00", cents: 125_000 },
])("the amount $sent is $cents cents", ({ sent, cents }) => {
  expect(read(sent)).toBe(cents);
});

test.each([
  { sent: "1,250", question: "1250 or 1.25?" },
  { sent: "1.250", question: "1250 or 1.25?" },
  { sent: "$ 1,000", question: "1000 or 1?" },
  { sent: "1.005", question: "1005 or 1.005?" },
])("the amount $sent is asked about", ({ sent, question }) => {
  expect(read(sent)).toBe(question);
});

test.each(["-1", "+1", -1, "1.0051", 1.005, "free", "1e3", 1_000_000, null, true, "$"])(
  "the amount %s is refused",
  (sent) => {
    expect(read(sent)).toBe("Registration fee must be between 0 and 999999.99");
  },
);

test("a very long text is refused without trying its parts again and again", () => {
  const length = 1_000_000;
  for (const sent of [" ".repeat(length), `${" ".repeat(length)}x`, "1".repeat(length)]) {
    expect(read(sent)).toBe("Registration fee must be between 0 and 999999.99");
  }
});

test("an empty amount is missing", () => {
  expect(read("")).toBe("Registration fee is required");
});

const anyCents = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => Cents.make(cents));

test("money is written with two decimals and read back to the cent", () => {
  const [encode, decode] = [Schema.encodeSync(Money), Schema.decodeUnknownSync(Money)];
  fc.assert(
    fc.property(anyCents, (cents) => {
      const text = encode(cents);
      expect(text).toMatch(/^\d+\.\d{2}$/);
      expect([decode(text), read(text), read(`$${text}`), read(Number(text))]).toEqual(
        Array.from({ length: 4 }, () => cents),
      );
    }),
  );
});
