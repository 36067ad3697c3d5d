import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { joinClasses } from "../../lib/joinClasses.ts";
import * as styles from "./IconButton.css.ts";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the sign means, said in words. Wrap the button in `Tooltip` to show them as well. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A sign of 44 by 44 pixels to press. */
export const IconButton = ({ label, className, children, type = "button", ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    className={joinClasses(styles.iconButton, className)}
  >
    {children}
  </button>
);
