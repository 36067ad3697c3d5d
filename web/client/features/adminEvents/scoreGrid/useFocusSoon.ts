import { type RefObject, useEffect } from "react";

/**
 * Comes to a field of a dialog as soon as that is open. Not before: the dialog first remembers who
 * gets the focus back.
 */
export const useFocusSoon = (form: RefObject<HTMLElement | null>, selector: string): void => {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(selector)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [form, selector]);
};
