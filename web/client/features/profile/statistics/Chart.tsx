import type { ReactNode } from "react";
import { hidden } from "../../../components/overlays/VisuallyHidden.css.ts";
import * as styles from "./Statistics.css.ts";

interface Props {
  readonly title: string;
  /** The chart in one sentence, for everybody. */
  readonly summary: string;
  readonly heads: readonly [string, string];
  /** The data of the chart, for screen readers. */
  readonly rows: ReadonlyArray<readonly [key: string, name: string, value: string]>;
  readonly children: ReactNode;
}

/** A chart with its data in a table for screen readers. */
export const Chart = ({ title, summary, heads, rows, children }: Props) => (
  <figure className={styles.chart}>
    <figcaption>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.summary}>{summary}</p>
    </figcaption>
    {children}
    <table className={hidden}>
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
  </figure>
);
