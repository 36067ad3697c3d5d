/** Modifier keys alone move nothing. */
const modifiers: ReadonlyArray<string> = ["Shift", "Control", "Alt", "Meta"];

/**
 * Records on the page whether the last input was a key or a pointer. Browsers treat a focus set by
 * a program after a touch as keyboard focus, and would frame every tapped tab.
 */
export const watchInputDevice = (page: Document): void => {
  const use = (device: "keyboard" | "pointer") => {
    page.documentElement.dataset.input = device;
  };
  page.addEventListener("pointerdown", () => use("pointer"), { capture: true });
  page.addEventListener(
    "keydown",
    ({ key }) => {
      if (!modifiers.includes(key)) use("keyboard");
    },
    { capture: true },
  );
};

/** Whether the last input was a key. */
export const wasKeyPressed = (page: Document): boolean =>
  page.documentElement.dataset.input === "keyboard";
