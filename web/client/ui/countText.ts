/** "1 skin", "3 skins", "0.5 points". */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
