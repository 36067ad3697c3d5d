import { useRef } from "react";

/**
 * Gives the focus back to where it was when a dialog opened. The library does so only for dialogs
 * with a trigger of their own; ours are opened by state, from anywhere.
 */
export const useFocusReturn = () => {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
};
