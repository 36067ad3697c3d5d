import { type ComponentProps, useEffect, useRef, useState } from "react";
import { ground } from "./Ground.css.ts";
import { Ground } from "./Ground.tsx";

/** A little before it comes into sight, so that nobody sees it being drawn. */
const MARGIN = "240px";

/** A ground for long lists: drawing one takes a while, so those that nobody sees are not drawn. */
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
