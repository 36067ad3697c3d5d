import { Schema } from "effect";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { endpoint } from "../../../contract/endpoint.ts";
import { orElse, orNull } from "../../../contract/inputs/absent.ts";
import { optionalNumber, wholeNumber } from "../../../contract/inputs/numbers.ts";
import { requiredText } from "../../../contract/inputs/texts.ts";
import { useForm } from "../useForm.ts";
import { Fields } from "./Fields.tsx";
import type { FieldTable, TypedValues } from "./fieldTable.ts";
import { bodyOf, requiredIn, startOf, textsOf, typedOf } from "./tableValues.ts";

const Club = Schema.Struct({
  name: requiredText("Name", 20),
  members: wholeNumber("Members", 1, 90),
  founded: orNull(optionalNumber("Founded", 1700, 2100)),
  kind: orElse(requiredText("Kind", 20), "links"),
  isOpen: Schema.optionalKey(Schema.Boolean),
});
const contract = endpoint({
  ...{ summary: "Founds a club", method: "POST", path: "/api/clubs", access: "superAdmin" },
  ...{ body: Club, success: { status: 201, body: Schema.Null } },
});

type ClubValues = TypedValues<typeof Club.Type>;

const table: FieldTable<ClubValues, { readonly mayOpen: boolean }> = {
  name: { section: "Club", label: "Name" },
  members: { section: "Club", label: "Members", kind: "whole", start: "18" },
  kind: {
    ...{ section: "Course", label: "Kind", start: "links" },
    options: [{ value: "links", label: "By the sea" }],
  },
  founded: {
    ...{ section: "Club", label: "Founded", kind: "whole" },
    hint: ({ name }) => `The year of ${name}`,
  },
  isOpen: {
    ...{ section: "Course", label: "Open", kind: "switch" },
    isShown: (_, { mayOpen }) => mayOpen,
  },
};
const empty = { name: "", members: "", kind: "", founded: "", isOpen: false };
const asked = { mayOpen: true };

test("a new thing begins with what its rows say, or with nothing", () => {
  expect(startOf(table)).toEqual({ ...empty, members: "18", kind: "links" });
});

test("what is stored is text in a form, but for a yes or no", () => {
  const stored = { name: "Elie", members: 40, kind: "links", founded: null, isOpen: true };
  expect(typedOf(table, stored)).toEqual({ ...stored, members: "40", founded: "" });
});

test("an empty field is null where the call has null for nothing, not where it means a default", () => {
  expect(bodyOf(table, contract, empty)).toEqual({
    ...empty,
    members: Number.NaN,
    founded: null,
  });
});

test("a field is required if the call refuses it when it is empty", () => {
  expect([...requiredIn(table, contract)].toSorted()).toEqual(["kind", "members", "name"]);
});

test("options are told by their words where two edits are compared", () => {
  const { labels, textOf } = textsOf(table, asked);
  expect(labels).toMatchObject({ isOpen: "Open" });
  expect(textOf?.("kind", startOf(table))).toBe("By the sea");
  expect(textOf?.("name", startOf(table))).toBeNull();
});

const Form = ({ mayOpen }: { readonly mayOpen: boolean }) => {
  const initial: ClubValues = { ...empty, name: "Elie" };
  const form = useForm({ initial, onSubmit: () => undefined });
  return <Fields of={table} form={form} asked={{ mayOpen }} required={new Set(["name"])} />;
};
const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("fields stand under their headings, shown when they are asked for", () => {
  const markup = renderToStaticMarkup(<Form mayOpen={false} />);
  expect(words(markup)).toBe("Club Name Members Founded The year of Elie Course Kind By the sea");
  expect(words(renderToStaticMarkup(<Form mayOpen />))).toContain("By the sea Open");
  expect(markup.match(/aria-required/g)).toHaveLength(1);
});
