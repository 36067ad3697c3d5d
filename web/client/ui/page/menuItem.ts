import type { ReactNode } from "react";

/** One line of a menu. */
export interface MenuItem {
  readonly label: string;
  readonly icon: ReactNode;
  /** A path, a mail link, or a function to call. */
  readonly to: string | (() => void);
}
