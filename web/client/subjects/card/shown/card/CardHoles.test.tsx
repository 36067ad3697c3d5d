import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { detailOf } from "../testing.ts";
import { NineTable } from "./CardHoles.tsx";
import { columnsOf } from "./columns.ts";

const rowsOf = (markup: string) =>
  (markup.match(/<tr.*?<\/tr>/g) ?? []).map((row) =>
    row
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );

const columns = columnsOf(detailOf({ strokes: [3, 5, 4], handicap: 1 }).scorecard);

test("the front nine has the rows of the documents and OUT", () => {
  const front = columns.slice(0, 9);
  const markup = renderToStaticMarkup(
    <NineTable name="Front Nine" columns={front} sums={[{ name: "OUT", columns: front }]} />,
  );
  expect(markup).toContain("Front Nine</caption>");
  expect(rowsOf(markup)).toEqual([
    "Hole 1 2 3 4 5 6 7 8 9 OUT",
    "Par 4 4 4 4 4 4 4 4 4 36",
    "HCP 1 • , 1 stroke received 2 3 4 5 6 7 8 9",
    "Score 3 , birdie 5 , bogey 4 , par - - - - - - 12",
    "Points 4 1 2 - - - - - - 7",
  ]);
});

test("the back nine ends with IN and TOT, and what is not played has no sum", () => {
  const back = columns.slice(9);
  const markup = renderToStaticMarkup(
    <NineTable
      name="Back Nine"
      columns={back}
      sums={[
        { name: "IN", columns: back },
        { name: "TOT", columns },
      ]}
    />,
  );
  expect(rowsOf(markup)[0]).toBe("Hole 10 11 12 13 14 15 16 17 18 IN TOT");
  expect(rowsOf(markup)[3]).toBe("Score - - - - - - - - - - 12");
});
