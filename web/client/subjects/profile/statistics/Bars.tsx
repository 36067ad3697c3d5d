import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import * as styles from "./Statistics.css.ts";

export interface BarOf {
  readonly name: string;
  readonly value: number;
  /** As it is read, such as "12" or "4.6". */
  readonly text: string;
  readonly isOver: boolean;
}

interface Props {
  readonly bars: ReadonlyArray<BarOf>;
}

const WIDTH = 360;
const ROW = 34;
/** Room for the longest name before a bar, and for the longest number after it. */
const NAMES = 118;
const FIGURES = 52;

/** Horizontal bars. The table beside them contains the same data. */
export const Bars = ({ bars }: Props) => {
  const height = bars.length * ROW;
  const rows = scaleBand({
    domain: bars.map(({ name }) => name),
    range: [0, height],
    padding: 0.3,
  });
  const lengths = scaleLinear({
    domain: [0, Math.max(1, ...bars.map(({ value }) => value))],
    range: [0, WIDTH - NAMES - FIGURES],
  });
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {bars.map(({ name, value, text, isOver }) => {
        const top = rows(name) ?? 0;
        const middle = top + rows.bandwidth() / 2;
        const length = lengths(value);
        return (
          <g key={name}>
            <text className={styles.word} x={0} y={middle} dominantBaseline="central">
              {name}
            </text>
            <Bar
              className={styles.ground}
              x={NAMES}
              y={top}
              width={WIDTH - NAMES - FIGURES}
              height={rows.bandwidth()}
              rx={3}
            />
            <Bar
              className={isOver ? styles.barOver : styles.bar}
              x={NAMES}
              y={top}
              width={length}
              height={rows.bandwidth()}
              rx={3}
            />
            <text
              className={styles.value}
              x={WIDTH}
              y={middle}
              textAnchor="end"
              dominantBaseline="central"
            >
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
