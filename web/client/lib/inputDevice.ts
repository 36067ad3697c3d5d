/** Pressed on their own they move nothing. */
const modifiers: ReadonlyArray<string> = ["Shift", "Control", "Alt", "Meta"];

/**
 * Keeps in the page whether its reader last pressed a key or something else. Browsers take a focus
 * that a program sets after a touch for one of the keyboard, and would frame every tab one taps.
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
