import { expect, test } from "vitest";
import type { ParticipantFilter } from "./field.ts";
import { filterOptions, matching } from "./participantFilters.ts";
import type { AdminParticipant } from "./participants.ts";

const somebody = (firstName: string, fields: object) =>
  ({
    ...{ firstName, lastName: "Ace", email: `${firstName}@club.example` },
    ...{ status: "approved", playerStatus: "playing", paymentStatus: "pending" },
    ...{ waitlistPlace: null },
    ...fields,
  }) as AdminParticipant;

const field = [
  somebody("Ana", {}),
  somebody("Ben", { paymentStatus: "paid" }),
  somebody("Cleo", { status: "pending", waitlistPlace: 2 }),
  somebody("Dora", { status: "pending", waitlistPlace: 1 }),
  somebody("Édith", { playerStatus: "withdrawn" }),
  somebody("Finn", { status: "cancelled" }),
  somebody("Gil", { playerStatus: "missed_cut", paymentStatus: "paid" }),
];
const names = (filter: ParticipantFilter, search = "") =>
  matching(field, filter, search).map(({ firstName }) => firstName);

test("a filter shows its part of the field, and how large it is", () => {
  expect(names("playing")).toEqual(["Ana", "Ben"]);
  expect(names("missedCut")).toEqual(["Gil"]);
  expect(names("notPaid")).toEqual(["Ana", "Édith"]);
  expect(names("out")).toEqual(["Édith"]);
  expect(names("cancelled")).toEqual(["Finn"]);
  expect(filterOptions(field)[0]).toEqual({ value: "all", label: "All (7)" });
  expect(filterOptions(field)[3]).toEqual({ value: "notPaid", label: "Not paid (2)" });
});

test("players on the waitlist are listed in the order of the line", () => {
  expect(names("waitlist")).toEqual(["Dora", "Cleo"]);
});

test("names are found without their accents, and so are e-mails", () => {
  expect(names("all", "edith ace")).toEqual(["Édith"]);
  expect(names("all", "ben@club")).toEqual(["Ben"]);
  expect(names("waitlist", "ana")).toEqual([]);
});
