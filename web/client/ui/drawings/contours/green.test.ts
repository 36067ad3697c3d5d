import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { drawGreen } from "./green.ts";

const size = { width: 240, height: 130 };
test("a seed draws the ground that the look was approved with", () => {
  const drawn = drawGreen("midsummer", size);
  const { land, collar, surface, rings, arrows, bunkers } = drawn;
  const paths = [...land, collar, surface, ...rings, arrows, ...bunkers].join("|");
  const digest = createHash("sha256").update(paths).digest("hex");
  expect(digest.slice(0, 16)).toBe("38ee2651aea8c5b5");
  expect(drawn.pin.x).toBeCloseTo(134.758, 3);
});

test("the same seed is the same ground, another seed another", () => {
  expect(drawGreen("event-1:7", size)).toEqual(drawGreen("event-1:7", size));
  expect(drawGreen("event-1:8", size).surface).not.toBe(drawGreen("event-1:7", size).surface);
});

test("every outline is a closed path of finite numbers", () => {
  const { land, rings, bunkers, collar, surface } = drawGreen("event-1", size);
  for (const path of [...land, ...rings, ...bunkers, collar, surface]) {
    expect(path).not.toMatch(/NaN|Infinity|undefined/);
    expect(path === "" || path.endsWith("z")).toBe(true);
  }
  expect(surface).toMatch(/^M[\d.]+ [\d.]+q/);
});

test("there are as many levels and bunkers as asked for", () => {
  const { land, bunkers } = drawGreen("event-1", { ...size, levels: 5, bunkers: 2 });
  expect(land).toHaveLength(5);
  expect(bunkers).toHaveLength(2);
});
