import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadable } from "./loadable.tsx";

const board = () => loadable(async () => ({ default: () => <p>The board</p> }), <p>Loading...</p>);

test("a component whose code was fetched before is there at once, without its placeholder", async () => {
  const { load, Component } = board();
  expect(renderToStaticMarkup(<Component />)).toBe("<p>Loading...</p>");
  await load();
  expect(renderToStaticMarkup(<Component />)).toBe("<p>The board</p>");
});
