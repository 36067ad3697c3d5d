import type { ReactNode } from "react";
import type { PlayerStatistics } from "../../../../contract/person/statistics.ts";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { hidden } from "../../../ui/layout.css.ts";
import { asText } from "../../../ui/layout.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { type BarOf, Bars, Course, type PointOf } from "./Charts.tsx";
import {
  barsOfHoles,
  barsOfPars,
  pointsOfIndexes,
  pointsOfPositions,
  summaryOfHoles,
  summaryOfIndexes,
  summaryOfPositions,
} from "./figures.ts";
import * as styles from "./Statistics.css.ts";

interface Props {
  readonly statistics: PlayerStatistics;
}

/** Charts of the player's rounds. This file contains the chart code and is loaded on demand. */
export default function Statistics({ statistics }: Props): ReactNode {
  const { averages } = statistics;
  if (averages.totalHoles === 0) {
    return <EmptyState title="No scores yet">Play a hole, and it is drawn here.</EmptyState>;
  }
  return (
    <>
      <Plates
        plates={[
          { label: "Average Round", value: averages.allTimeAverage?.toFixed(1) ?? "N/A" },
          { label: "Whole Rounds", value: averages.totalRounds },
          { label: "Holes", value: averages.totalHoles },
        ]}
      />
      <div className={styles.charts}>
        <BarChart
          title="Scores by Hole"
          summary={summaryOfHoles(statistics)}
          heads={["Result", "Holes"]}
          bars={barsOfHoles(statistics)}
        />
        <BarChart
          title="Average by Par"
          summary="Strokes on a hole, on average."
          heads={["Par", "Strokes"]}
          bars={barsOfPars(statistics)}
        />
        <LineChart
          title="Place after Each Round"
          summary={summaryOfPositions(statistics)}
          heads={["Round", "Place"]}
          points={pointsOfPositions(statistics)}
        />
        <LineChart
          title="Index over Time"
          summary={summaryOfIndexes(statistics)}
          heads={["Round", "Index"]}
          points={pointsOfIndexes(statistics)}
        />
      </div>
    </>
  );
}

interface ChartText {
  readonly title: string;
  readonly summary: string;
  readonly heads: readonly [string, string];
}

const BarChart = ({ bars, ...summary }: ChartText & { readonly bars: ReadonlyArray<BarOf> }) => (
  <Chart {...summary} rows={bars.map(({ name, text }) => [name, name, text] as const)}>
    <Bars bars={bars} />
  </Chart>
);

type NamedPoint = PointOf & { readonly name: string };

const LineChart = ({
  points,
  ...summary
}: ChartText & { readonly points: ReadonlyArray<NamedPoint> }) => (
  <Chart {...summary} rows={points.map(({ key, name, text }) => [key, name, text] as const)}>
    {points.length > 0 ? <Course points={points} /> : null}
  </Chart>
);

interface ChartProps {
  readonly title: string;
  /** The chart in one sentence, for everybody. */
  readonly summary: string;
  readonly heads: readonly [string, string];
  /** The data of the chart, for screen readers. */
  readonly rows: ReadonlyArray<readonly [key: string, name: string, value: string]>;
  readonly children: ReactNode;
}

/** A chart with its data in a table for screen readers. */
const Chart = ({ title, summary, heads, rows, children }: ChartProps) => (
  <figure className={styles.chart}>
    <figcaption>
      <h3 className={asText({ weight: "strong" })}>{title}</h3>
      <p className={styles.summary}>{summary}</p>
    </figcaption>
    {children}
    {/* A table grows with its words, whatever its width is, and would widen the page. */}
    <div className={hidden}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, name, value]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </figure>
);
