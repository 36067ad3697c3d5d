import { useRef } from "react";
import { successorOf } from "./leaveFocusToSuccessor.ts";

/**
 * Returns the focus to where it was when a dialog opened. The library does so only for dialogs with
 * a trigger; ours are opened by state. If that place has left the page, its successor gets the
 * focus.
 */
export const useFocusReturn = () => {
  const opener = useRef<Element>(null);
  const focusSuccessor = useRef<() => void>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      focusSuccessor.current = opener.current && successorOf(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!opener.current?.isConnected) focusSuccessor.current?.();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
};
