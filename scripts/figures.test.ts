import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const linesOf = (page: string) =>
  readFileSync(new URL(`../docs/${page}`, import.meta.url), "utf8").split("\n");

const figuresIn = (text: string) => text.match(/\d+\.\d+/g) ?? [];

/** The rows of the bench that a text names, as in "(P1)" or "(G6, G7)". */
const rowsIn = (text: string) =>
  [...text.matchAll(/\((?<rows>(?:[PG]\d+b?|board|skins)(?:, [PG]\d+)*)\)/g)].flatMap(
    ({ groups }) => groups?.["rows"]?.split(", ") ?? [],
  );

/** What docs/performance.md measured in a row, without the must and the goal. */
const measured = (row: string) =>
  linesOf("performance.md")
    .find((line) => line.startsWith("| [") && line.includes(`[${row}]`))
    ?.split("|")
    .at(-2) ?? "";

const quoting = linesOf("scale.md").filter((line) => rowsIn(line).length > 0);

test("each figure of docs/scale.md is the one that docs/performance.md has for its row", () => {
  expect(quoting.length).toBeGreaterThan(5);
  for (const line of quoting) {
    const known = rowsIn(line).flatMap((row) => figuresIn(measured(row)));
    const unknown = figuresIn(line).filter((figure) => !known.includes(figure));
    expect({ line, unknown }).toEqual({ line, unknown: [] });
  }
});
