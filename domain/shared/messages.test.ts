import { describe, expect, test } from "vitest";
import { filledIn, fillIns, messageKinds, readyTexts, unknownFillIns } from "./messages.ts";

const values = {
  "first name": "Ana",
  "last name": "Ace",
  event: "Summer Open",
  date: "6 Jun 2026",
  location: "St Andrews",
  "tee time": "08:10",
  place: "T3",
  link: "https://golf.example/events/1",
};

describe("the texts of a message", () => {
  test("name each recipient", () => {
    expect(filledIn("{first name} {last name}: {tee time}", values)).toBe("Ana Ace: 08:10");
  });

  test("keep braces that name nothing, and those of a name", () => {
    expect(filledIn("{first name} {nothing}", { ...values, "first name": "{link}" })).toBe(
      "{link} {nothing}",
    );
    expect(unknownFillIns("{first name} {teetime} {}")).toEqual(["{teetime}", "{}"]);
  });

  test.for(messageKinds)("of the kind %s name only what is known", (kind) => {
    const { subject, text } = readyTexts[kind];
    expect(unknownFillIns(`${subject}${text}`)).toEqual([]);
    expect(filledIn(`${subject}${text}`, values)).not.toMatch(/[{}]/u);
  });

  test("need no more values than there are names", () => {
    expect(Object.keys(values)).toEqual(fillIns);
  });
});
