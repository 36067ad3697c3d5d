interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

const FAR = 60;
/** A swipe goes one way clearly: this many times further than across it. */
const CLEARLY = 2;

/** Where a finger went, or null when it only pressed or did not know where to go. */
export const swipeOf = (from: Point, to: Point): "left" | "right" | "up" | null => {
  const x = to.clientX - from.clientX;
  const y = to.clientY - from.clientY;
  if (Math.abs(x) > FAR && Math.abs(x) > CLEARLY * Math.abs(y)) return x < 0 ? "left" : "right";
  return y < -FAR && -y > CLEARLY * Math.abs(x) ? "up" : null;
};
