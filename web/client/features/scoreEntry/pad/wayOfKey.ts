interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Where an arrow of a keyboard leads; null for any other key, and with Alt it is the browser's. */
export const wayOfKey = (pressed: Pressed): "next" | "previous" | null => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  if (key === "ArrowRight") return "next";
  return key === "ArrowLeft" ? "previous" : null;
};
