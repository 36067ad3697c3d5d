import { useEffect, useRef } from "react";

/** A pixel may be lost by rounding. */
const ROUNDING = 2;

/** The scroll bar is hidden, so the list says at which end there are more tabs, and its style shows it. */
const sayWhereMoreAre = (list: HTMLElement) => {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  list.toggleAttribute("data-more-before", scrollLeft > ROUNDING);
  list.toggleAttribute("data-more-after", scrollLeft + clientWidth < scrollWidth - ROUNDING);
};

/** For a list of tabs that may be too long: the active one is in view, and so is that there are more. */
export const useTabsInView = () => {
  const list = useRef<HTMLDivElement>(null);
  const shownAt = useRef<number>(null);
  // After every render, because only the list itself knows which of its tabs is active.
  useEffect(() => {
    if (!list.current) return;
    const active = list.current.querySelector<HTMLElement>("[data-state='active']");
    // It also moves when a tab before it becomes wider, such as by a count.
    if (active && active.offsetLeft !== shownAt.current) {
      shownAt.current = active.offsetLeft;
      // Scrolls only the list: `scrollIntoView` would move the page as well.
      const left = active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2;
      list.current.scrollTo({ left });
    }
    sayWhereMoreAre(list.current);
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => sayWhereMoreAre(element);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return list;
};
