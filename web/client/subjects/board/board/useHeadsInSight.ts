import { type RefObject, useLayoutEffect } from "react";

/**
 * Column heads that stay visible above a table that scrolls sideways. Inside the table they could
 * not stick to the page, so they are outside of it and follow its columns and its scrolling.
 */
export const useHeadsInSight = (
  scroller: RefObject<HTMLElement | null>,
  heads: RefObject<HTMLElement | null>,
): void => {
  useLayoutEffect(() => {
    const from = scroller.current;
    const to = heads.current;
    const table = from?.querySelector("table");
    if (!from || !to || !table) return;
    const follow = () => {
      to.scrollLeft = from.scrollLeft;
    };
    const fit = () => {
      const columns = [...table.querySelectorAll<HTMLElement>("thead th")];
      for (const [index, head] of [...to.children].entries()) {
        const width = columns[index]?.getBoundingClientRect().width ?? 0;
        if (head instanceof HTMLElement) head.style.flexBasis = `${width}px`;
      }
      follow();
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(table);
    from.addEventListener("scroll", follow, { passive: true });
    return () => {
      sizes.disconnect();
      from.removeEventListener("scroll", follow);
    };
  });
};
