import type { ReactNode } from "react";
import { asStack } from "../layout.ts";
import { VisuallyHidden } from "../overlays/VisuallyHidden.tsx";
import * as styles from "./Skeleton.css.ts";

interface LoadingProps {
  /** The loading text for screen readers: "Loading leaderboard...". */
  readonly label: string;
  readonly children: ReactNode;
}

/** Wraps the placeholder shapes. */
const Loading = ({ label, children }: LoadingProps) => (
  <div className={styles.coming}>
    <output>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
    <div aria-busy="true">{children}</div>
  </div>
);

interface ShapesProps {
  readonly label: string;
  readonly count?: number;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows of a board or a list. */
export const SkeletonSlats = ({ label, count = 5 }: ShapesProps) => (
  <Loading label={label}>
    <div className={asStack({ gap: "slat", packed: true })} aria-hidden="true">
      {upTo(count).map((row) => (
        <div key={row} className={styles.slat}>
          <span className={styles.shape.place} />
          <span className={asStack({ gap: 2 })}>
            <span className={styles.shape.name} />
            <span className={styles.shape.note} />
          </span>
          <span className={styles.shape.slot} />
        </div>
      ))}
    </div>
  </Loading>
);

/** Event cards, three beside each other where there is room. */
export const SkeletonCards = ({ label, count = 3 }: ShapesProps) => (
  <Loading label={label}>
    <div className={styles.cards} aria-hidden="true">
      {upTo(count).map((card) => (
        <div key={card} className={styles.card}>
          <span className={styles.shape.art} />
          <div className={styles.cardBody}>
            <span className={styles.shape.title} />
            <span className={styles.shape.line} />
            <span className={styles.shape.short} />
            <span className={styles.shape.button} />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);

/** A panel with a heading and some lines. */
export const SkeletonPanel = ({ label, count = 4 }: ShapesProps) => (
  <Loading label={label}>
    <div className={styles.panel} aria-hidden="true">
      <span className={styles.shape.title} />
      {upTo(count).map((line) => (
        <span key={line} className={styles.shape.line} />
      ))}
    </div>
  </Loading>
);

/** The fields of a form that waits for its values. */
export const SkeletonForm = ({ label, count = 4 }: ShapesProps) => (
  <Loading label={label}>
    <div className={asStack({ gap: 2 })} aria-hidden="true">
      {upTo(count).map((field) => (
        <span key={field} className={asStack({ gap: 2 })}>
          <span className={styles.shape.note} />
          <span className={styles.shape.field} />
        </span>
      ))}
    </div>
  </Loading>
);
