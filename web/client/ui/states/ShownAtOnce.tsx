import { type ReactNode, useEffect, useState } from "react";
import * as styles from "./ShownAtOnce.css.ts";

interface Props {
  /** True as long as an answer is missing that decides where the children stand. */
  readonly isComing: boolean;
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/** In milliseconds. After that, a reader wants to read what is there, even if it moves later. */
const PLACEHOLDER_TIME = 2000;

/**
 * Shows its children only when they can stay where they are, because a page that jumps is pressed
 * in the wrong place. Meanwhile they fetch their own data. What is shown stays shown.
 */
export const ShownAtOnce = ({ isComing, placeholder, children }: Props) => {
  const [isShown, setShown] = useState(!isComing);
  if (!isComing && !isShown) setShown(true);
  useEffect(() => {
    const timer = setTimeout(setShown, PLACEHOLDER_TIME, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={isShown ? styles.shown : styles.coming}>{children}</div>
      {isShown ? null : placeholder}
    </>
  );
};
