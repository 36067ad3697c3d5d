import { useEffect, useRef } from "react";

/** Scrolls the active tab of a list into view. */
export const useActiveInView = () => {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<Element>(null);
  // After every render, because only the list itself knows which of its tabs is active.
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>("[data-state='active']");
    if (!active || active === shown.current) return;
    shown.current = active;
    // Scrolls only the list: `scrollIntoView` would move the page as well.
    const left = active.offsetLeft - ((list.current?.clientWidth ?? 0) - active.offsetWidth) / 2;
    list.current?.scrollTo({ left });
  });
  return list;
};
