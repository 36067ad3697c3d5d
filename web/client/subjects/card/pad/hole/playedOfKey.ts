import type { Played } from "../../../../../../domain/golf/played.ts";

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const TEN = 10;

/**
 * What a key of a keyboard stands for: a digit its strokes, 0 ten, "-" a hole that was picked up;
 * null for any other key.
 */
export const playedOfKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): Played | null => {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "-") return "pickedUp";
  if (!/^\d$/u.test(key)) return null;
  return key === "0" ? TEN : Number(key);
};
