export const scoresText = (count: number): string => (count === 1 ? "1 score" : `${count} scores`);

/** "18 scores of Gorse Medal wait on this device and are not sent yet." */
export const unsentText = (count: number, eventName: string): string =>
  count === 1
    ? `1 score of ${eventName} waits on this device and is not sent yet.`
    : `${count} scores of ${eventName} wait on this device and are not sent yet.`;
