/** What happens to unsent scores when their player signs out. */
export const unsavedText = (holes: number): string =>
  holes === 1
    ? "1 hole is not saved yet. It stays on this device and is sent when you sign in again."
    : `${holes} holes are not saved yet. They stay on this device and are sent when you sign in again.`;
