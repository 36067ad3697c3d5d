import { type ComponentProps, useEffect, useRef, useState } from "react";
import { ground } from "./Ground.css.ts";
import { Ground } from "./Ground.tsx";

/** Drawing starts this far before the ground becomes visible. */
const MARGIN = "240px";

/**
 * A ground for long lists and dialogs. Drawing takes time, so it waits until the ground is almost
 * visible, and what was pressed for is seen first.
 */
export const LazyGround = (drawing: ComponentProps<typeof Ground>) => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return isSeen ? <Ground {...drawing} /> : <div ref={place} className={ground} data-drawing="" />;
};
