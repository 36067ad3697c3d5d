/** The widths at which layouts change, as media queries. Styles without a query are for phones. */
export const media = {
  phone: "screen and (max-width: 639px)",
  /** The smallest phones, and larger ones with large text. */
  narrow: "screen and (max-width: 22.5em)",
  tablet: "screen and (min-width: 640px)",
  /** A tablet held upright has room for columns; below it, or with large text, a row is a slat. */
  belowTable: "screen and (max-width: 47.99em)",
  table: "screen and (min-width: 48em)",
  belowDesktop: "screen and (max-width: 1023px)",
  desktop: "screen and (min-width: 1024px)",
  /** Room for one more column of cards, or for a table whose rows have many tools. */
  wide: "screen and (min-width: 1200px)",
  /** Too low for the pad of a hole at its full size. From 664 px on it still fits. */
  low: "screen and (max-height: 740px)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
  lively: "(prefers-reduced-motion: no-preference)",
} as const;

/**
 * A container that is narrow for the size of its text. A media query does not see text that is
 * enlarged for pages only. The container sets `containerType: "inline-size"`.
 */
export const largeText = "(max-width: 16rem)";
