/** For scripts that move something, without the other tokens. */
export const motion = {
  press: "90ms",
  move: "220ms",
  slat: "420ms",
  wash: "1600ms",
  flip: "600ms",
  pulse: "1800ms",
} as const;

export const ease = {
  out: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  drop: "cubic-bezier(0.3, 1.5, 0.5, 1)",
} as const;
