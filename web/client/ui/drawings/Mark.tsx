import { joinClasses } from "../layout.ts";
import * as styles from "./Ground.css.ts";

const horns =
  "M9.6 15.8C5 13.6 2.6 8.8 4 2.2c2.2 4.2 5.6 6.2 10.6 6.5zM26.4 15.8c4.6-2.2 7-7 5.6-13.6-2.2 4.2-5.6 6.2-10.6 6.5z";

const dimples: ReadonlyArray<readonly [number, number]> = [
  [13.4, 17.2],
  [18, 15.2],
  [22.6, 17.2],
  [15.5, 21.4],
  [20.5, 21.4],
  [11.2, 21.7],
  [24.8, 21.7],
  [13.4, 25.8],
  [18, 27.7],
  [22.6, 25.8],
];

interface Props {
  readonly className?: string;
}

/** The logo: a ball with horns. */
export const Mark = ({ className }: Props) => (
  <svg
    className={joinClasses(styles.mark, className)}
    viewBox="0 0 36 36"
    aria-hidden="true"
    focusable="false"
  >
    <g className={styles.edge}>
      <path d={horns} />
      <circle cx="18" cy="21.5" r="12.5" />
    </g>
    <path d={horns} />
    <circle cx="18" cy="21.5" r="12.5" />
    <g className={styles.dimples}>
      {dimples.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.45" />
      ))}
    </g>
  </svg>
);
