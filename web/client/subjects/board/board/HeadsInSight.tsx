import { type Ref, type RefObject, useLayoutEffect } from "react";
import { range } from "../../../../../domain/golf/range.ts";
import { hasDocument } from "../../../device/hasDocument.ts";
import * as styles from "./Board.css.ts";

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  /** The kind of rows. */
  readonly rows: "PLAYER" | "TEAM";
  readonly numberOfRounds: number;
}

/** Visible heads of a board that scrolls sideways; its own heads are for screen readers. */
export const HeadsInSight = ({ ref, rows, numberOfRounds }: Props) => (
  <div
    ref={ref}
    className={hasDocument ? styles.headsInSight : styles.notYetPlaced}
    aria-hidden="true"
  >
    <span className={styles.placeInSight}>POS</span>
    <span className={styles.playerInSight}>{rows}</span>
    {["TOTAL", "THRU", "ROUND"].map((name) => (
      <span key={name} className={styles.headInSight}>
        {name}
      </span>
    ))}
    {range(1, numberOfRounds).map((round) => (
      <span
        key={round}
        className={round === 1 ? styles.firstRoundInSight : styles.headInSight}
      >{`R${round}`}</span>
    ))}
    <span className={styles.headInSight}>STROKES</span>
  </div>
);

/**
 * Column heads that stay visible above a table that scrolls sideways. Inside the table they could
 * not stick to the page, so they are outside of it and follow its columns and its scrolling.
 */
export const useHeadsInSight = (
  scroller: RefObject<HTMLElement | null>,
  heads: RefObject<HTMLElement | null>,
): void => {
  useLayoutEffect(() => {
    const from = scroller.current;
    const to = heads.current;
    const table = from?.querySelector("table");
    if (!from || !to || !table) return;
    const follow = () => {
      to.scrollLeft = from.scrollLeft;
    };
    const fit = () => {
      const columns = [...table.querySelectorAll<HTMLElement>("thead th")];
      for (const [index, head] of [...to.children].entries()) {
        const width = columns[index]?.getBoundingClientRect().width ?? 0;
        if (head instanceof HTMLElement) head.style.flexBasis = `${width}px`;
      }
      follow();
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(table);
    from.addEventListener("scroll", follow, { passive: true });
    return () => {
      sizes.disconnect();
      from.removeEventListener("scroll", follow);
    };
  });
};
