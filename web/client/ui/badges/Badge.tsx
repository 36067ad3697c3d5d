import type { ReactNode } from "react";
import { asRow, joinClasses } from "../layout.ts";
import * as styles from "./Badge.css.ts";

/** Each kind has a colour of the theme. An unknown status is red. */
export type BadgeKind = "upcoming" | "active" | "completed" | "cancelled" | "caution";

interface Props {
  readonly kind: BadgeKind;
  /** Replaces the sign, for example by the cloud of "Saved". */
  readonly icon?: ReactNode;
  /** Names in it may need more than one line. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** A status as a word with a colour and a sign. */
export const Badge = ({ kind, icon, wraps = false, children }: Props) => (
  <span className={joinClasses(styles.badge({ kind }), wraps && styles.wrapping)}>
    {icon ?? <span className={styles.sign[kind]} aria-hidden="true" />}
    {children}
  </span>
);

/** A label without a colour, such as a category, a type or "6d". */
export const Tag = ({ children }: Pick<Props, "children">) => (
  <span className={styles.tag}>{children}</span>
);

/** Badges and tags in a row that wraps. */
export const Badges = ({ children }: Pick<Props, "children">) => (
  <div className={asRow({ gap: "oneAndHalf", wrap: true })}>{children}</div>
);
