export const countText = (count: number, what: string) =>
  `${count} ${what}${count === 1 ? "" : "s"}`;
