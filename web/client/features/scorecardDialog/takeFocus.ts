/** The button that was pressed to come here is gone, so the next one takes its focus. */
export const takeFocus = (button: HTMLButtonElement | null): void => {
  button?.focus();
};
