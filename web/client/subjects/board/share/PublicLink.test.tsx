import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShareCode } from "../../../../../domain/shared/values.ts";
import { PublicLink } from "./PublicLink.tsx";

beforeEach(() => vi.stubGlobal("location", { origin: "https://golf.example" }));
afterEach(() => vi.unstubAllGlobals());

const markupOf = (shareCode: ShareCode | null) =>
  renderToStaticMarkup(<PublicLink event={{ shareCode, name: "Midsummer Open" }} />);

test("a public board says where it is, and a private one says nothing", () => {
  expect(markupOf(ShareCode.make("abcdefgh23"))).toContain(
    "https://golf.example/follow/abcdefgh23",
  );
  expect(markupOf(null)).toBe("");
});
