import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareRows } from "./compareRows.ts";
import { type Account, type MemberRow, memberFields } from "./memberRow.ts";

const anAccount = (fields: Partial<Account> = {}): Account => ({
  ...{ firstName: "Ana", lastName: "Ace", email: `${randomUUID()}@club.example`, phone: "" },
  ...{ shirtSize: null, handicap: 12.4, gender: null, birthYear: null, memberNumber: "007" },
  ...{ homeClub: null, isArchived: false },
  ...fields,
});

const aRow = (values: MemberRow["values"], faults: MemberRow["faults"] = {}): MemberRow => ({
  values,
  faults,
});

const outcomeOf = (values: MemberRow["values"], ...accounts: ReadonlyArray<Account>) =>
  compareRows([aRow(values)], accounts)[0];

test("the member number tells whose row it is, with or without the zeros before it", () => {
  const ana = anAccount();
  const effect = { kind: "change", account: ana, changes: { handicap: 11 } };
  expect(outcomeOf({ memberNumber: " 7", handicap: 11 }, ana)).toMatchObject({
    kind: "changed",
    effect,
  });
  expect(outcomeOf({ memberNumber: "7" }, ana)).toMatchObject({ kind: "same", effect: null });
});

test("a name that changes by number is taken; another person with the number is asked about", () => {
  const ana = anAccount();
  expect(outcomeOf({ memberNumber: "7", lastName: "Bogey" }, ana)).toMatchObject({
    kind: "changed",
    effect: { changes: { lastName: "Bogey" } },
  });
  expect(outcomeOf({ memberNumber: "7", firstName: "Ben", lastName: "Bogey" }, ana)).toMatchObject({
    kind: "unclear",
    reasons: ["This member number belongs to Ana Ace"],
  });
});

test("an e-mail address is never changed by a file", () => {
  const ana = anAccount({ email: "ana@club.example" });
  const values = { memberNumber: "7", email: "other@club.example", handicap: 9 };
  expect(outcomeOf(values, ana)).toMatchObject({
    kind: "unclear",
    reasons: ["Signs in with ana@club.example, which a file does not change"],
    effect: { changes: { handicap: 9 } },
  });
  expect(outcomeOf({ email: "ANA@club.example" }, ana)).toMatchObject({ kind: "same" });
});

test("a number that several accounts have tells nothing without the e-mail", () => {
  const [ana, ben] = [anAccount(), anAccount({ firstName: "Ben" })];
  expect(outcomeOf({ memberNumber: "7", handicap: 1 }, ana, ben)).toMatchObject({
    reasons: ["Several accounts have this member number"],
    effect: null,
  });
  expect(outcomeOf({ memberNumber: "7", email: ben.email, handicap: 1 }, ana, ben)).toMatchObject({
    kind: "changed",
    effect: { account: ben },
  });
});

const cell = <Value>(...values: ReadonlyArray<Value>) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

/** Few values, so that rows and accounts often have the same ones. */
const rows = fc.array(
  fc
    .record({
      firstName: cell("Ana", "Ben"),
      lastName: cell("Ace", "Bogey"),
      email: cell("a@club.example", "b@club.example", "A@club.example"),
      memberNumber: cell("1", "01", "2"),
      handicap: cell(1, 2),
      homeClub: cell("Dunes"),
    })
    .map((values) => {
      const told = Object.entries(values).filter(([, value]) => value !== undefined);
      return aRow(Object.fromEntries(told));
    }),
  { maxLength: 6 },
);

const accounts = fc.uniqueArray(
  fc.record({
    firstName: fc.constantFrom("Ana", "Ben"),
    email: fc.constantFrom("a@club.example", "b@club.example", "c@club.example"),
    memberNumber: fc.constantFrom(null, "1", "2"),
    isArchived: fc.boolean(),
  }),
  { selector: ({ email }) => email, maxLength: 3 },
);

test("no two rows take the same account or e-mail, and nothing is changed that the file does not tell", () => {
  fc.assert(
    fc.property(rows, accounts, (given, people) => {
      const outcomes = compareRows(given, people.map(anAccount));
      const effects = outcomes.flatMap(({ effect }) => effect ?? []);
      const taken = effects.map((effect) =>
        (effect.kind === "add" ? effect.profile : effect.account).email.toLowerCase(),
      );
      expect(new Set(taken).size).toBe(taken.length);

      for (const [index, { kind, effect, reasons }] of outcomes.entries()) {
        expect(kind === "unclear" || kind === "noEmail").toBe(reasons.length > 0);
        if (effect?.kind !== "change") continue;
        const told: MemberRow["values"] = given[index]?.values ?? {};
        expect(effect.account.isArchived).toBe(false);
        expect(effect.changes).not.toHaveProperty("email");
        for (const field of memberFields.filter((each) => each in effect.changes)) {
          expect(effect.changes[field]).toBe(told[field]);
        }
      }
    }),
  );
});
