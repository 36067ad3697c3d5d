/** The few lines that are written to the browser's console. Nothing else is logged. */
export const browserLog = {
  failure: (text: string, cause: unknown): void => {
    // oxlint-disable-next-line no-console -- this is the one place
    console.error(text, cause);
  },
};
