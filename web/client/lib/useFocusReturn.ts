import { useRef } from "react";

/**
 * Returns the focus to where it was when a dialog opened. The library does so only for dialogs with
 * a trigger; ours are opened by state.
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
