import { type RefObject, useEffect, useLayoutEffect } from "react";

/** In pixels: what ends that near to the edge of the window lies at it. */
const EDGE = 8;

/** A bar or dock that stays in sight, or the buttons of a dialog. The dialog itself is higher. */
const isDock = (element: Element) =>
  element.matches("[role='dialog'] footer") ||
  (["fixed", "sticky"].includes(getComputedStyle(element).position) &&
    element.getBoundingClientRect().height < window.innerHeight / 3);

/** The height of everything that docks at the lower edge at this place, one above the other. */
const takenAt = (x: number, toast: Element): number => {
  let top = window.innerHeight;
  for (;;) {
    const docks = document
      .elementsFromPoint(x, top - EDGE)
      .filter((element) => !toast.contains(element) && isDock(element));
    const next = Math.min(top, ...docks.map((dock) => dock.getBoundingClientRect().top));
    if (next >= top - EDGE) return window.innerHeight - top;
    top = next;
  }
};

/** Keeps a toast above what docks at the lower edge, also after a dialog has come or gone. */
export const useTakenBelow = (toast: RefObject<HTMLElement | null>, cssVariable: string): void => {
  const measure = () => {
    const element = toast.current;
    if (!element) return;
    const { left, width } = element.getBoundingClientRect();
    element.style.setProperty(cssVariable, `${takenAt(left + width / 2, element)}px`);
  };
  useLayoutEffect(measure);
  useEffect(() => {
    window.addEventListener("resize", measure);
    document.addEventListener("animationend", measure);
    return () => {
      window.removeEventListener("resize", measure);
      document.removeEventListener("animationend", measure);
    };
  });
};
