import { expect, test } from "vitest";
import { likeness } from "./likeness.ts";

test.for([
  ["augsta", "Augusta National Golf Club"],
  ["CARNUSTIE", "Carnoustie Golf Links - Championship"],
  ["le chateau", "Heritage Le Château"],
  ["st andrews old", "Old Course, St Andrews"],
  ["royal st georges", "Royal St George's"],
  ["Royal Saint George", "Royal St George's Golf Club"],
  ["Pebble Bech", "Pebble Beach Golf Links"],
  ["pebble beech", "Pebble Beach Golf Links"],
  ["Pebbel Beach", "Pebble Beach Golf Links"],
  ["Bethpage Blck", "Bethpage State Park - Black Course"],
  ["Bethpage Blackk", "Bethpage State Park - Black Course"],
] as const)("%s is %s", ([sought, name]) => {
  expect(likeness(sought, name)).toBeGreaterThan(0);
});

test.for([
  ["The Golf Club", "Augusta National Golf Club"],
  ["Augusta Dunes", "Augusta National Golf Club"],
  ["", "Augusta National Golf Club"],
  ["Pebble Ba", "Pebble Beach Golf Links"],
  ["Torrey Pines South", "Torrey Pines Golf Course - North"],
] as const)("%s is not %s", ([sought, name]) => {
  expect(likeness(sought, name)).toBe(0);
});

test("a short name matches better than a longer one with the same words", () => {
  expect(likeness("dunes", "Dunes")).toBeGreaterThan(likeness("dunes", "Dunes Harbour North"));
});
