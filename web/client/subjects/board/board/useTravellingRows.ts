import { type RefObject, useLayoutEffect, useRef } from "react";
import { media } from "../../../ui/theme/media.ts";
import { ease, motion } from "../../../ui/theme/tokens/motion.ts";

const timing = {
  duration: Number.parseInt(motion.slat, 10),
  easing: ease.out,
};

/**
 * Moves rows smoothly to their new place when the order changes. Each row has its key in `data-
 * row`. Invisible rows, and rows for readers who want no motion, change at once.
 */
export const useTravellingRows = (
  body: RefObject<HTMLTableSectionElement | null>,
  order: string,
): void => {
  const known = useRef({ order: "", tops: new Map<string, number>() });

  useLayoutEffect(() => {
    if (known.current.order === order) return;
    const rows = [...(body.current?.rows ?? [])];
    const isCalm = matchMedia(media.calm).matches;
    for (const row of isCalm ? [] : rows) {
      const before = known.current.tops.get(row.dataset.row ?? "");
      const distance = before === undefined ? 0 : before - row.offsetTop;
      if (distance !== 0 && isOnScreen(row)) {
        row.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }], timing);
      }
    }
    const tops = new Map(rows.map((row) => [row.dataset.row ?? "", row.offsetTop]));
    known.current = { order, tops };
  });
};

const isOnScreen = (row: HTMLTableRowElement) => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};
