import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { joinClasses } from "../joinClasses.ts";
import * as styles from "./IconButton.css.ts";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The name of the icon for screen readers. Wrap the button in `Tooltip` to show it as well. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of 44 by 44 pixels that shows an icon only. */
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
