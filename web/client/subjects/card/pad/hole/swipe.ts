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
