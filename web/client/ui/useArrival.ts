import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * After a link was followed, the new page starts at its top with the focus there, where screen
 * readers begin. Going back, the browser restores the old position, so nothing is done. Changes of
 * a tab or a filter in the address of the same page do nothing either.
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
