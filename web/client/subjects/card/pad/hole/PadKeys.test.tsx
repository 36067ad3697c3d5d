import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Played } from "../../../../../../domain/golf/played.ts";
import { PadKeys } from "./PadKeys.tsx";

const nothing = () => {};

const keys = (played: Played | null, isLocked = false) => {
  const markup = renderToStaticMarkup(
    <PadKeys
      holeNumber={14}
      par={4}
      played={played}
      isLocked={isLocked}
      onPlayed={nothing}
      onMore={nothing}
    />,
  );
  return [...markup.matchAll(/<button.*?<\/button>/gu)].map(([button]) => button);
};

const pressed = (buttons: ReadonlyArray<string>) =>
  buttons
    .filter((button) => button.includes('aria-pressed="true"'))
    .map((button) => /^<button[^>]*><span[^>]*>([^<]*)</u.exec(button)?.[1]);

test("what is entered is pressed, and nothing before that", () => {
  expect(pressed(keys(null))).toEqual([]);
  expect(pressed(keys(4))).toEqual(["4, Par"]);
  expect(pressed(keys(9))).toEqual(["9, +5"]);
});

test("a score without a key of its own presses the key for more", () => {
  expect(pressed(keys(12))).toEqual(["More: 1, 10, 11, 12"]);
});

test("a hole that was picked up has a key of its own, also where it was conceded", () => {
  expect(pressed(keys("pickedUp"))).toEqual(["Picked up"]);
  expect(pressed(keys("conceded"))).toEqual(["Picked up"]);
});

test("a verified hole can only be looked at", () => {
  expect(keys(4, true).every((button) => button.includes("disabled"))).toBe(true);
});
