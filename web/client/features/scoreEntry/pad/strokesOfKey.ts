interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const TEN = 10;

/** The strokes that a digit of a keyboard stands for, 0 for ten; null for any other key. */
export const strokesOfKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): number | null => {
  if (ctrlKey || metaKey || altKey || !/^\d$/u.test(key)) return null;
  return key === "0" ? TEN : Number(key);
};
