import { useEffect, useState } from "react";

/** Whether any part of an element is visible; the assumed value until the browser reports it. */
export const useOnScreen = (element: Element | null, isAssumed: boolean): boolean => {
  const [isSeen, setSeen] = useState(isAssumed);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((changes) => {
      for (const change of changes) setSeen(change.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
};
