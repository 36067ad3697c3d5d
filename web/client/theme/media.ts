/** The widths at which layouts change, as media queries. Phones are the ground state. */
export const media = {
  phone: "screen and (max-width: 639px)",
  /** The smallest phones, and larger ones whose owner has made the text large. */
  narrow: "screen and (max-width: 22.5em)",
  tablet: "screen and (min-width: 640px)",
  belowDesktop: "screen and (max-width: 1023px)",
  desktop: "screen and (min-width: 1024px)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
  lively: "(prefers-reduced-motion: no-preference)",
} as const;

/**
 * A container that is narrow by the size of its readers' text, which a media query does not know
 * when they change it for pages alone. Such a container says `containerType: "inline-size"`.
 */
export const largeText = "(max-width: 16rem)";
