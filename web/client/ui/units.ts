import { siteConfig } from "../data/siteConfig.ts";

interface Unit {
  /** As in "Distance in feet". */
  readonly word: string;
  /** As in "9 ft". */
  readonly sign: string;
}

const units = {
  feet: { word: "feet", sign: "ft" },
  yards: { word: "yards", sign: "yd" },
  metres: { word: "metres", sign: "m" },
} as const satisfies Record<string, Unit>;

/** The unit of this installation in the place of an imperial one. */
export const unitFor = (imperial: "feet" | "yards"): Unit =>
  units[siteConfig.isMetric ? "metres" : imperial];

/** The head of lengths of holes: "Yards". */
export const lengthHead = (): string => (siteConfig.isMetric ? "Metres" : "Yards");

/** "6400 yards". */
export const lengthText = (length: string | number): string => `${length} ${unitFor("yards").word}`;
