import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar, LinePath } from "@visx/shape";
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

export interface PointOf {
  readonly key: string;
  readonly value: number;
  /** As it is read, such as "T3" or "+0.4". */
  readonly text: string;
}

interface CourseProps {
  readonly points: ReadonlyArray<PointOf>;
}

const HEIGHT = 150;
const SIDE = 24;
const ABOVE = 30;
const BELOW = 12;

/** With more points their labels would overlap. */
const MAX_FIGURES = 8;

/** A line from round to round; lower values are higher up. */
export const Course = ({ points }: CourseProps) => {
  const values = points.map(({ value }) => value);
  const best = Math.min(...values);
  const worst = Math.max(...values);
  const across = scaleLinear({
    domain: [0, Math.max(1, points.length - 1)],
    range: [SIDE, WIDTH - SIDE],
  });
  const down = scaleLinear({
    domain: best === worst ? [best - 1, worst + 1] : [best, worst],
    range: [ABOVE, HEIGHT - BELOW],
  });
  const placed = points.map((point, index) => ({
    ...point,
    ...{ index, x: across(index), y: down(point.value) },
  }));
  const isNamed = (index: number) =>
    points.length <= MAX_FIGURES || [0, values.indexOf(best), points.length - 1].includes(index);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[ABOVE, HEIGHT - BELOW].map((y) => (
        <line key={y} className={styles.grid} x1={0} x2={WIDTH} y1={y} y2={y} />
      ))}
      <LinePath className={styles.line} data={placed} x={({ x }) => x} y={({ y }) => y} />
      {placed.map(({ key, x, y, text, index }) => (
        <g key={key}>
          <circle className={styles.point} cx={x} cy={y} r={4.5} />
          {isNamed(index) ? (
            <text className={styles.value} x={x} y={y - 12} textAnchor="middle">
              {text}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
};
