import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Scorecard, ScorecardDetail } from "../../../../contract/card/scorecard.ts";
import { CardOnceKnown } from "./CardDialog.tsx";
import { detailOf } from "./testing.ts";

const old = detailOf({ strokes: [4, 5], handicap: 3 });
const present = detailOf({ strokes: [4, 5, 7], handicap: 3 });
const lost = new TypeError("Failed to fetch");

/** What is shown of a card, as its number of scores. */
const shownOf = (data: ScorecardDetail | undefined, error: Error | null, known?: Scorecard) =>
  renderToStaticMarkup(
    <CardOnceKnown query={{ data, error, isFetching: false, refetch: () => {} }} known={known}>
      {({ scores }) => <p>{`${scores.length} scores`}</p>}
    </CardOnceKnown>,
  );

test("until the present card has arrived the one of the page is shown", () => {
  expect(shownOf(undefined, null, old.scorecard)).toContain("2 scores");
  expect(shownOf(present, null, old.scorecard)).toContain("3 scores");
});

test("without a network a card that is known is shown, and said to be old", () => {
  const markup = shownOf(undefined, lost, old.scorecard);
  expect(markup).toContain("2 scores");
  expect(markup).toContain("This card may be old. No connection. Check the network and try again.");
  expect(shownOf(present, lost)).toContain("may be old");
});

test("a card that nobody has is missed", () => {
  const markup = shownOf(undefined, lost);
  expect(markup).toContain("No scorecard data available");
  expect(markup).not.toContain("may be old");
});
