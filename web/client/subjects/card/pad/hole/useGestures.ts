import { type RefObject, useEffect, useRef } from "react";
import type { Played } from "../../../../../../domain/golf/played.ts";
import { playedOfKey } from "./playedOfKey.ts";
import { swipeOf } from "./swipe.ts";
import { wayOfKey } from "./wayOfKey.ts";

interface Gestures {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onCard: () => void;
  readonly onPlayed: (played: Played) => void;
}

/**
 * Gestures and keyboard keys of the pad. Keys count only while the focus is on the screen, so that
 * they affect nothing else.
 */
export const useGestures = (pad: RefObject<HTMLElement | null>, gestures: Gestures): void => {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
    // A pressed key may be gone on the next hole, and the focus with it.
    if (document.activeElement === document.body) {
      pad.current?.closest("main")?.focus({ preventScroll: true });
    }
  });

  useEffect(() => {
    const screen = pad.current?.closest("main");
    if (!screen) return;
    let start: Touch | undefined;

    const press = (event: KeyboardEvent) => {
      const played = playedOfKey(event);
      const way = wayOfKey(event);
      if (played !== null) latest.current.onPlayed(played);
      else if (way === "next") latest.current.onNext();
      else if (way === "previous") latest.current.onPrevious();
      else return;
      event.preventDefault();
    };
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? touches[0] : undefined;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const swipe = start && changedTouches[0] ? swipeOf(start, changedTouches[0]) : null;
      if (swipe === "left") latest.current.onNext();
      else if (swipe === "right") latest.current.onPrevious();
      else if (swipe === "up" && !scrolls()) latest.current.onCard();
    };

    screen.addEventListener("keydown", press);
    screen.addEventListener("touchstart", begin, { passive: true });
    screen.addEventListener("touchend", end, { passive: true });
    return () => {
      screen.removeEventListener("keydown", press);
      screen.removeEventListener("touchstart", begin);
      screen.removeEventListener("touchend", end);
    };
  }, [pad]);
};

/** If the page scrolls, a swipe up scrolls it. */
const scrolls = () => document.documentElement.scrollHeight > window.innerHeight;
