import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { joinClasses } from "../joinClasses.ts";
import * as styles from "./Button.css.ts";
import type { ButtonVariant } from "./Button.tsx";

interface Props {
  /** A path of this product, or a full address such as a mail link or a download. */
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly size?: "normal" | "small";
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  readonly className?: string;
  /** Makes the browser download the target of the link, also under a name of its own. */
  readonly download?: boolean | string;
  /** The id of an element that tells this link from others with the same text. */
  readonly describedBy?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = ({
  to,
  variant = "main",
  size = "normal",
  wide = false,
  icon,
  className,
  download = false,
  describedBy,
  onClick,
  children,
}: Props) => {
  const classes = joinClasses(styles.button({ variant, size, wide }), className);
  const leavesPages = download !== false || !to.startsWith("/") || to.startsWith("/api/");
  return leavesPages ? (
    <a
      href={to}
      className={classes}
      download={download || undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {icon}
      {children}
    </a>
  ) : (
    <Link to={to} className={classes} aria-describedby={describedBy} onClick={onClick}>
      {icon}
      {children}
    </Link>
  );
};
