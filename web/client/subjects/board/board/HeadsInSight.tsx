import type { Ref } from "react";
import { range } from "../../../../../domain/golf/range.ts";
import { hasDocument } from "../../../device/hasDocument.ts";
import * as styles from "./HeadsInSight.css.ts";

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  /** The kind of rows. */
  readonly rows: "PLAYER" | "TEAM";
  readonly numberOfRounds: number;
}

/** Visible heads of a board that scrolls sideways; its own heads are for screen readers. */
export const HeadsInSight = ({ ref, rows, numberOfRounds }: Props) => (
  <div ref={ref} className={hasDocument ? styles.heads : styles.notYetPlaced} aria-hidden="true">
    <span className={styles.placeHead}>POS</span>
    <span className={styles.playerHead}>{rows}</span>
    {["TOTAL", "THRU", "ROUND"].map((name) => (
      <span key={name} className={styles.head}>
        {name}
      </span>
    ))}
    {range(1, numberOfRounds).map((round) => (
      <span
        key={round}
        className={round === 1 ? styles.firstRoundHead : styles.head}
      >{`R${round}`}</span>
    ))}
    <span className={styles.head}>STROKES</span>
  </div>
);
