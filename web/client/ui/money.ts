import { siteConfig } from "../data/siteConfig.ts";

const CENTS = 100;

/**
 * A sum as text in the currency of the installation: "$85.00", "$1,200.00". Takes text with two
 * decimals, as the contract sends it, or a number of whole currency units.
 */
export const moneyText = (amount: string | number): string => {
  const units = typeof amount === "number" ? amount : Number(amount);
  if (!Number.isFinite(units)) return String(amount);
  const cents = Math.round(Math.abs(units) * CENTS);
  // Intl would load rules of all languages on the first screen, only for the comma.
  const whole = String(Math.floor(cents / CENTS)).replace(/\B(?=(\d{3})+$)/g, ",");
  const rest = String(cents % CENTS).padStart(2, "0");
  return `${units < 0 && cents > 0 ? "-" : ""}${siteConfig.currency}${whole}.${rest}`;
};

/** A fee in cents: "$85.00", or "TBD" if none is set. */
export const feeText = (cents: number | null): string =>
  cents === null ? "TBD" : moneyText(cents / CENTS);
