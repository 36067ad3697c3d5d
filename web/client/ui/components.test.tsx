import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError } from "../data/apiError.ts";
import { FormFooter } from "../form/DialogForm.tsx";
import { TextField } from "../form/Field.tsx";
import { eventStatusKind, LiveSign, RegistrationBadge, registrationKind } from "./badges/Signs.tsx";
import { Button } from "./buttons/Button.tsx";
import { LastHoles, NoteMark } from "./figures/Figure.tsx";
import { ErrorState } from "./states/ErrorState.tsx";
import { Table } from "./tables/Table.tsx";

const nothing = () => undefined;

/** The text of some markup, in the order in which a screen reader reads it. */
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("a pending button is busy but not disabled, so that it keeps the focus", () => {
  const markup = renderToStaticMarkup(
    <Button isPending pendingText="Saving...">
      Save
    </Button>,
  );
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toMatch(/ disabled/);
  // Both labels are in the markup to keep the width; a screen reader gets only one.
  expect(markup).toMatch(/aria-hidden="true">Save</);
  expect(markup).toContain("Saving...");
});

test("a button with nothing to do now says so and keeps the focus", () => {
  const markup = renderToStaticMarkup(<Button aria-disabled>Previous</Button>);
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toMatch(/ disabled|aria-busy/);
  expect(renderToStaticMarkup(<Button aria-disabled={false}>Next</Button>)).not.toMatch(
    /disabled=/,
  );
});

test("a field's error and hint belong to it", () => {
  const markup = renderToStaticMarkup(
    <TextField label="Handicap" hint="0 to 54" error="Too high" value="61" onChange={nothing} />,
  );
  const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1]?.split(" ") ?? [];
  const texts = described.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(markup)?.[1]);
  expect(texts.map((text) => wordsOf(text ?? ""))).toEqual(["Too high", "0 to 54"]);
  expect(markup).toContain('aria-invalid="true"');
  const labelled = /<label for="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`id="${labelled}"`);
});

test("a field in order claims nothing", () => {
  const markup = renderToStaticMarkup(<TextField label="Name" value="" onChange={nothing} />);
  expect(markup).not.toMatch(/aria-invalid|aria-describedby/);
});

test.each([
  [0, ""],
  [1, "1 field needs attention"],
  [3, "3 fields need attention"],
])("with %i wrong fields the footer reads '%s'", (errorCount, words) => {
  expect(
    wordsOf(renderToStaticMarkup(<FormFooter errorCount={errorCount}>{null}</FormFooter>)),
  ).toBe(words);
});

test("status colours are those of the documents, and red for what nobody knows", () => {
  expect(
    ["upcoming", "active", "ongoing", "completed", "cancelled", "odd"].map(eventStatusKind),
  ).toEqual(["upcoming", "active", "active", "completed", "cancelled", "cancelled"]);
  expect(["registered", "cancelled", "waitlist", "odd"].map(registrationKind)).toEqual([
    "upcoming",
    "caution",
    "cancelled",
    "cancelled",
  ]);
});

test("a registration without a status is a registration", () => {
  expect(wordsOf(renderToStaticMarkup(<RegistrationBadge status={null} />))).toBe("Registered");
  const waiting = <RegistrationBadge status="waitlist" waitlistPlace={2} />;
  expect(wordsOf(renderToStaticMarkup(waiting))).toBe("Waitlist #2");
});

test("scores are spoken in golfers' words", () => {
  expect(wordsOf(renderToStaticMarkup(<NoteMark strokes={3} par={4} />))).toBe("3 , birdie");
  expect(wordsOf(renderToStaticMarkup(<NoteMark strokes={null} par={4} />))).toBe("-");
  expect(wordsOf(renderToStaticMarkup(<LastHoles toPar={[-1, 0, 2]} />))).toBe(
    "Last 3 holes: birdie, par, double bogey",
  );
  expect(wordsOf(renderToStaticMarkup(<LastHoles toPar={[-2]} />))).toBe("Last hole: eagle");
});

test("an error says what failed, why, and offers another try", () => {
  const refused = new ApiError(409, '{"error":"Full","message":"This event is full"}');
  const markup = renderToStaticMarkup(
    <ErrorState title="The event could not be loaded" error={refused} onRetry={nothing} />,
  );
  expect(wordsOf(markup)).toContain("The event could not be loaded This event is full");
  expect(markup).toContain("Try again");
});

test("a table names its columns in every row, for the width where it has no head", () => {
  const markup = renderToStaticMarkup(
    <Table
      caption="Courses"
      columns={[
        { header: "Course Name", cell: (row: { name: string; par: number }) => row.name },
        { header: "Par", cell: (row) => row.par },
      ]}
      rows={[{ name: "Old Mossgate", par: 71 }]}
      keyOf={(row) => row.name}
    />,
  );
  expect(wordsOf(/<tbody.*<\/tbody>/s.exec(markup)?.[0] ?? "")).toBe("Old Mossgate Par 71");
  expect(markup).toContain('role="rowheader"');
});

test("a lost line to the server is said at once, and that it mends itself", () => {
  expect(wordsOf(renderToStaticMarkup(<LiveSign isLost={false} />))).toBe("Live");
  expect(wordsOf(renderToStaticMarkup(<LiveSign isLost />))).toBe(
    "Live updates paused - reconnecting...",
  );
});
