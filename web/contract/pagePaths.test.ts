import { expect, test } from "vitest";
import { isPagePath } from "./pagePaths.ts";

test.for([
  "/",
  "/events",
  "/events/",
  "/events/12/tv",
  "/events/12/print/tee-sheet",
  "/admin/events/12/print/tee-sheet",
  "/reset-password",
  "/reset-password/a-token",
  "/events/0658d79e-8aad-52bd-9c41-b632ac93aeda/participants",
  "/events//participants",
  "/events/participants",
  "/admin/dashboard/",
  "/About",
])("there is a page at %s", (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.for(["/event", "/events/12/tee-times", "/admin/dashboards", "/index.html", "/x/events", "//"])(
  "there is no page at %s",
  (path) => {
    expect(isPagePath(path)).toBe(false);
  },
);
