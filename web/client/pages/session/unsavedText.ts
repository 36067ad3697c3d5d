/** What happens to what is unsent, such as "2 holes", when its player signs out. */
export const unsavedText = (waiting: string): string =>
  waiting.startsWith("1 ")
    ? `${waiting} is not saved yet. It stays on this device and is sent when you sign in again.`
    : `${waiting} are not saved yet. They stay on this device and are sent when you sign in again.`;
