/**
 * The few lines that the documents ask for in the browser's console. Nothing else is written there.
 */
export const browserLog = {
  failure: (text: string, cause: unknown): void => {
    // oxlint-disable-next-line no-console -- this is the one place
    console.error(text, cause);
  },
};
