/** The widths at which layouts change, as media queries. Phones are the ground state. */
export const media = {
  phone: "screen and (max-width: 639px)",
  tablet: "screen and (min-width: 640px)",
  belowDesktop: "screen and (max-width: 1023px)",
  desktop: "screen and (min-width: 1024px)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
  lively: "(prefers-reduced-motion: no-preference)",
} as const;
