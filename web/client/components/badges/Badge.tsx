import type { ReactNode } from "react";
import * as styles from "./Badge.css.ts";

/** Green, blue, gray, red and yellow of the look; red also stands for any unknown status. */
export type BadgeKind = "upcoming" | "active" | "completed" | "cancelled" | "caution";

interface Props {
  readonly kind: BadgeKind;
  /** Stands in place of the sign, for example the cloud of "Saved". */
  readonly icon?: ReactNode;
  /** The word is always printed. */
  readonly children: ReactNode;
}

/** How something stands, in a word, a colour and a sign. */
export const Badge = ({ kind, icon, children }: Props) => (
  <span className={styles.badge({ kind })}>
    {icon ?? <span className={styles.sign[kind]} aria-hidden="true" />}
    {children}
  </span>
);

/** Category, type, "6d": what a thing is, without any colour. */
export const Tag = ({ children }: Pick<Props, "children">) => (
  <span className={styles.tag}>{children}</span>
);

/** Badges and tags in a row that wraps. */
export const Badges = ({ children }: Pick<Props, "children">) => (
  <div className={styles.badges}>{children}</div>
);
