import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * After a link was followed the new page starts at its top, and the focus with it: screen readers
 * begin there. Going back, the browser returns to where people were, so that is left alone, and so
 * is what a tab or a filter changes in the address of the same page.
 */
export const useArrival = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const arrivedAt = useRef<string>(null);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (type === "POP") return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, type, main]);
};
