/** The widths at which layouts change, as media queries. Phones are the ground state. */
export const media = {
  phone: "screen and (max-width: 639px)",
  /** The smallest phones, and larger ones whose owner has made the text large. */
  narrow: "screen and (max-width: 22.5em)",
  tiny: "screen and (max-width: 16em)",
  tablet: "screen and (min-width: 640px)",
  belowDesktop: "screen and (max-width: 1023px)",
  desktop: "screen and (min-width: 1024px)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
  lively: "(prefers-reduced-motion: no-preference)",
} as const;
