import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NumberField } from "./NumberField.tsx";

type Kind = Parameters<typeof NumberField>[0]["kind"];

const markupOf = (value: string, kind: Kind, error: string | null = null) =>
  renderToStaticMarkup(
    <NumberField
      label="Number"
      value={value}
      error={error}
      onChange={() => {}}
      kind={kind ?? "whole"}
    />,
  );

test("a number is typed into a text field with a decimal keypad, which drops nothing", () => {
  for (const kind of ["whole", "decimal", "money", "handicap"] as const) {
    const markup = markupOf("1,4x", kind);
    expect(markup).toMatch(/<input[^>]*type="text"/u);
    expect(markup).toMatch(/<input[^>]*inputMode="decimal"/u);
    expect(markup).toContain('value="1,4x"');
  }
});

test("what was understood stands below", () => {
  expect(markupOf("12,4", "handicap")).toContain("Understood as 12.4");
  expect(markupOf("1,250", "whole")).toContain("Understood as 1250");
  expect(markupOf("12.4", "handicap")).not.toContain("Understood");
});

test("an amount that could be either is asked about, with a button for each", () => {
  const markup = markupOf("1.250", "money", "1250 or 1.25?");
  expect(markup).toMatch(/<output[^>]*><span>1250 or 1.25\?<\/span>/u);
  expect(markup.match(/1250 or 1.25\?/gu)).toHaveLength(1);
  for (const reading of ["1250", "1.25"]) {
    expect(markup).toMatch(new RegExp(`<button[^>]*>${reading}</button>`, "u"));
  }
});

test("a keypad without a plus sign has a button for it", () => {
  expect(markupOf("2.1", "handicap")).toMatch(/aria-label="Better than scratch"/u);
  expect(markupOf("2.1", "handicap")).toMatch(/aria-pressed="false"/u);
  expect(markupOf("+2.1", "handicap")).toMatch(/aria-pressed="true"/u);
  expect(markupOf("2.1", "decimal")).not.toContain("Better than scratch");
});
