import { type ReactNode, useState } from "react";
import * as styles from "./ShownAtOnce.css.ts";

interface Props {
  /** True as long as an answer is missing that decides where the children stand. */
  readonly isComing: boolean;
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows its children only when they can stay where they are, because a page that jumps is pressed
 * in the wrong place. Meanwhile they fetch their own data. What is shown stays shown.
 */
export const ShownAtOnce = ({ isComing, placeholder, children }: Props) => {
  const [isShown, setShown] = useState(!isComing);
  if (!isComing && !isShown) setShown(true);
  return (
    <>
      <div className={isShown ? styles.shown : styles.coming}>{children}</div>
      {isShown ? null : placeholder}
    </>
  );
};
