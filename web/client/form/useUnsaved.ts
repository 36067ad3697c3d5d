import { type RefObject, useEffect } from "react";
import { unsaved } from "../device/unsaved.ts";

/** Guards this part of the page while it contains typed text that is not saved. */
export const useUnsaved = (part: RefObject<Element | null>, isTyped: boolean): void => {
  useEffect(() => {
    const element = part.current;
    if (!isTyped || element === null) return;
    unsaved.hold(element);
    return () => unsaved.release(element);
  }, [part, isTyped]);
};
