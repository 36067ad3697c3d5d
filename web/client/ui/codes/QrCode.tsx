import type { ReactNode } from "react";
import { encode } from "uqr";
import * as styles from "./QrCode.css.ts";

interface Props {
  readonly text: string;
  /** What a camera finds in it. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** How many squares cameras need around a code, of which the plate has two more. */
const MARGIN = 2;

/** A text that a camera reads; on a white plate in both themes, as not every camera reads light on dark. */
export const QrCode = ({ text, label, className }: Props): ReactNode => {
  const { size, data } = encode(text, { ecc: "M", border: MARGIN });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <figure aria-label={label} className={className ?? styles.code}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
        className={styles.squares}
      >
        <rect width={size} height={size} fill="white" />
        <path d={squares.join("")} fill="black" />
      </svg>
    </figure>
  );
};
