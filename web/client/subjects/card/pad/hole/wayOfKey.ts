interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The direction of an arrow key; null for other keys, and with Alt, which the browser uses. */
export const wayOfKey = (pressed: Pressed): "next" | "previous" | null => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  if (key === "ArrowRight") return "next";
  return key === "ArrowLeft" ? "previous" : null;
};
