import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import * as styles from "./Statistics.css.ts";

export interface PointOf {
  readonly key: string;
  readonly value: number;
  /** As it is read, such as "T3" or "+0.4". */
  readonly text: string;
}

interface Props {
  readonly points: ReadonlyArray<PointOf>;
}

const WIDTH = 360;
const HEIGHT = 150;
const SIDE = 24;
const ABOVE = 30;
const BELOW = 12;

/** With more points their labels would overlap. */
const MAX_FIGURES = 8;

/** A line from round to round; lower values are higher up. */
export const Course = ({ points }: Props) => {
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
