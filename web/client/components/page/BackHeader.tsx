import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { iconButton } from "../buttons/IconButton.css.ts";
import * as styles from "./Header.css.ts";
import { SunSwitch } from "./SunSwitch.tsx";

interface Props {
  /** Where the arrow leads, and the words for it: "/events", "Back to events". */
  readonly to: string;
  readonly label: string;
  /** Right of the sun switch: the picture that leads to the profile. */
  readonly children?: ReactNode;
}

/** The first line of an event page; it may stand on a drawing. */
export const BackHeader = ({ to, label, children }: Props) => (
  <div className={styles.top} data-screen-only="">
    <Link to={to} aria-label={label} className={iconButton}>
      <ChevronLeft size={28} aria-hidden="true" />
    </Link>
    <div className={styles.chip}>
      <SunSwitch />
      {children}
    </div>
  </div>
);
