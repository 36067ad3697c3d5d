import { useEffect, useRef } from "react";

/** Keeps the active tab of a scrolling list in sight. */
export const useActiveInView = () => {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<Element>(null);
  // After every render: only the list itself knows which of its tabs is active.
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>("[data-state='active']");
    if (!active || active === shown.current) return;
    shown.current = active;
    // Only the list scrolls: `scrollIntoView` would move the page under the reader as well.
    const left = active.offsetLeft - ((list.current?.clientWidth ?? 0) - active.offsetWidth) / 2;
    list.current?.scrollTo({ left });
  });
  return list;
};
