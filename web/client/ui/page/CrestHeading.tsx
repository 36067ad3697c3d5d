import type { ReactNode } from "react";
import { joinClasses } from "../joinClasses.ts";
import { crest, roman } from "../theme/voices.css.ts";
import * as styles from "./CrestHeading.css.ts";

interface Props {
  readonly as?: "h1" | "h2" | "h3";
  readonly size?: "hero" | "page" | "section" | "card";
  readonly className?: string;
  readonly children: ReactNode;
}

/** The hero or the name of an event in the display font: at most six words, never a person. */
export const CrestHeading = ({ as: Tag = "h2", size = "section", className, children }: Props) => (
  <Tag className={joinClasses(crest, styles.size[size], className)}>{children}</Tag>
);

/** The title of a page or of one of its sections. */
export const Heading = ({ as: Tag = "h2", size = "section", className, children }: Props) => (
  <Tag className={joinClasses(roman, styles.size[size], className)}>{children}</Tag>
);
