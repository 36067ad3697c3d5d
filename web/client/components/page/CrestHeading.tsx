import type { ReactNode } from "react";
import { joinClasses } from "../../lib/joinClasses.ts";
import { crest } from "../../theme/voices.css.ts";
import * as styles from "./CrestHeading.css.ts";

interface Props {
  readonly as?: "h1" | "h2" | "h3";
  readonly size?: "hero" | "page" | "section" | "card";
  readonly className?: string;
  readonly children: ReactNode;
}

/** A headline in the club's old hand: at most six words, never a person's name. */
export const CrestHeading = ({
  as: Heading = "h2",
  size = "section",
  className,
  children,
}: Props) => (
  <Heading className={joinClasses(crest, styles.size[size], className)}>{children}</Heading>
);
