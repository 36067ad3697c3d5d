import { type ReactNode, useEffect, useState } from "react";
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
      <div className={isShown ? styles.shown : styles.shownAtOnceComing}>{children}</div>
      {isShown ? null : placeholder}
    </>
  );
};
