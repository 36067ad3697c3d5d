import { expect, test } from "vitest";
import { siteConfig } from "../../data/siteConfig.ts";
import { momentOf } from "./moment.ts";
import { momentText } from "./momentText.ts";

const at = (wallClock: string) => momentOf(`${wallClock}:00`, siteConfig.timeZone);

test("a moment of today is told by its time, another one with its day", () => {
  const now = at("2026-06-14T14:32");
  expect(momentText(at("2026-06-14T11:40"), now)).toBe("11:40");
  expect(momentText(at("2026-06-13T11:40"), now)).toBe("Jun 13, 2026, 11:40");
});
