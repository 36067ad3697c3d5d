import { metaOf } from "../data/pageFacts.ts";

interface Unit {
  /** As in "Distance in feet". */
  readonly word: string;
  /** As in "9 ft". */
  readonly sign: string;
}

/** Read here, because pages that show no length do without it. */
export const installation = { isMetric: metaOf("units") === "metres" };

const units = {
  feet: { word: "feet", sign: "ft" },
  yards: { word: "yards", sign: "yd" },
  metres: { word: "metres", sign: "m" },
} as const satisfies Record<string, Unit>;

/** The unit of this installation in the place of an imperial one. */
export const unitFor = (imperial: "feet" | "yards"): Unit =>
  units[installation.isMetric ? "metres" : imperial];

/** The head of lengths of holes: "Yards". */
export const lengthHead = (): string => (installation.isMetric ? "Metres" : "Yards");

/** "6400 yards". */
export const lengthText = (length: string | number): string => `${length} ${unitFor("yards").word}`;
