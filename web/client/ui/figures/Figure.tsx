import type { ReactNode } from "react";
import { joinClasses } from "../joinClasses.ts";
import { figure } from "../theme/voices.css.ts";
import * as styles from "./Figure.css.ts";

export type Tone = "under" | "par" | "over" | "money" | "up" | "plain";

/** The colour of a score to par; null is a score that is not there. */
export const toneOf = (toPar: number | null): Tone => {
  if (toPar === null || toPar > 0) return "over";
  return toPar < 0 ? "under" : "par";
};

interface Props {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly size?: "sm" | "md" | "lg" | "xl" | "inherit";
  readonly className?: string;
}

/** A score, total, place, sum or time in narrow, heavy digits of equal width. */
export const Figure = ({ children, tone = "plain", size = "inherit", className }: Props) => (
  <span className={joinClasses(figure, styles.tone[tone], styles.size[size], className)}>
    {children}
  </span>
);
