import { startTransition, useEffect, useState } from "react";

/**
 * The first items at once, and some more whenever the last ones are on the page. The browser answers
 * taps and keys between two parts; all items in one step would make them wait.
 */
export const useInParts = <Item>(
  items: ReadonlyArray<Item>,
  first: number,
  next: number,
): ReadonlyArray<Item> => {
  const [count, setCount] = useState(first);
  const isWhole = count >= items.length;

  useEffect(() => {
    if (isWhole) return;
    const turn = setTimeout(() => startTransition(() => setCount(count + next)));
    return () => clearTimeout(turn);
  }, [count, isWhole, next]);

  return isWhole ? items : items.slice(0, count);
};
