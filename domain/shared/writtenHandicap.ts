/** "7.4"; "+1.2" for one better than scratch. */
export const handicapText = (index: number): string =>
  index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1);
