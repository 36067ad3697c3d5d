import { type RefCallback, type RefObject, useCallback } from "react";

/**
 * The ref of a button that may disappear. If it has the focus then, the heir takes the focus, which
 * would be lost otherwise.
 */
export const useFocusHeir = (heir: RefObject<HTMLElement | null>): RefCallback<HTMLElement> =>
  useCallback(
    (button) => () => {
      if (button?.contains(document.activeElement)) heir.current?.focus();
    },
    [heir],
  );
