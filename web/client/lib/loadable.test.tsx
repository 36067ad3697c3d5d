import { Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadable } from "./loadable.tsx";

const board = () => loadable(async () => ({ default: () => <p>The board</p> }));

test("a component whose code was fetched before is there at once, without a placeholder", async () => {
  const { load, Component } = board();
  const page = (
    <Suspense fallback={<p>Loading...</p>}>
      <Component />
    </Suspense>
  );
  expect(renderToStaticMarkup(page)).toContain("Loading...");
  await load();
  expect(renderToStaticMarkup(page)).toBe("<p>The board</p>");
});
