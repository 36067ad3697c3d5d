import { useEffect, useState } from "react";

/** Whether any part of an element is in sight. True until the browser has looked. */
export const useOnScreen = (element: Element | null): boolean => {
  const [isSeen, setSeen] = useState(true);
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
