import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorBoundary } from "./ErrorState.tsx";

const failed = (props: Partial<ErrorBoundary["props"]>) => {
  const boundary = new ErrorBoundary({ children: "The page", ...props });
  boundary.state = { ...boundary.state, ...ErrorBoundary.getDerivedStateFromError() };
  return renderToStaticMarkup(boundary.render());
};

test("a page that failed says so, a part that nobody misses leaves nothing", () => {
  expect(failed({})).toContain("This page could not be shown");
  expect(failed({ fallback: null })).toBe("");
  expect(renderToStaticMarkup(<ErrorBoundary fallback={null}>The page</ErrorBoundary>)).toBe(
    "The page",
  );
});
