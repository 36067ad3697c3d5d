import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * After a link was followed the new page starts at its top, and the focus with it: screen readers
 * begin there. Going back, the browser returns to where people were, so that is left alone, and so
 * is what a tab or a filter changes in the address of the same page.
 */
export const useArrival = (main: RefObject<HTMLElement | null>, place?: string): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const arrivedAt = useRef<string>(null);
  const here = place ?? pathname;
  useEffect(() => {
    if (arrivedAt.current === here) return;
    arrivedAt.current = here;
    if (type === "POP") return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [here, type, main]);
};
