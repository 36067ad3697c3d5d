/** "1 group", "2 groups". */
export const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
