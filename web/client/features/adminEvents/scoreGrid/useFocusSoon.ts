import { type RefObject, useEffect } from "react";

/**
 * Focuses a field once its dialog is open. Earlier, the dialog could not remember where to return
 * the focus.
 */
export const useFocusSoon = (form: RefObject<HTMLElement | null>, selector: string): void => {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(selector)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [form, selector]);
};
