/** The button that led here is gone, so this one takes the focus. */
export const takeFocus = (button: HTMLButtonElement | null): void => {
  button?.focus();
};
