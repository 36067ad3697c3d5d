import { type RefObject, useEffect, useRef } from "react";
import type { Played } from "../../../../../../domain/golf/played.ts";

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

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const TEN = 10;

/**
 * What a key of a keyboard stands for: a digit its strokes, 0 ten, "-" a hole that was picked up;
 * null for any other key.
 */
export const playedOfKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): Played | null => {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "-") return "pickedUp";
  if (!/^\d$/u.test(key)) return null;
  return key === "0" ? TEN : Number(key);
};

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

const FAR = 60;
/** A swipe must go this many times further along its direction than across it. */
const CLEARLY = 2;

/** The direction of a swipe; null for a press or an unclear direction. */
export const swipeOf = (from: Point, to: Point): "left" | "right" | "up" | null => {
  const x = to.clientX - from.clientX;
  const y = to.clientY - from.clientY;
  if (Math.abs(x) > FAR && Math.abs(x) > CLEARLY * Math.abs(y)) return x < 0 ? "left" : "right";
  return y < -FAR && -y > CLEARLY * Math.abs(x) ? "up" : null;
};

/** The direction of an arrow key; null for other keys, and with Alt, which the browser uses. */
export const wayOfKey = (
  pressed: Pressed & { readonly shiftKey: boolean },
): "next" | "previous" | null => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  if (key === "ArrowRight") return "next";
  return key === "ArrowLeft" ? "previous" : null;
};
