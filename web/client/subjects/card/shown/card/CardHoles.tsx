import type { ReactNode } from "react";
import * as tones from "../../../../ui/figures/Figure.css.ts";
import { note } from "../../../../ui/figures/Figure.css.ts";
import { NoteMark, toneOf } from "../../../../ui/figures/Figure.tsx";
import { asRow, joinClasses } from "../../../../ui/layout.ts";
import { countText } from "../../../../ui/listText.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import * as styles from "./Card.css.ts";
import {
  columnsOf,
  type HoleColumn,
  type HolesOfCard,
  NINE,
  parPlayed,
  strokesOf,
  sumOf,
} from "./columns.ts";

interface Props {
  readonly card: HolesOfCard;
}

/** All holes of a card, nine and nine. */
export const CardHoles = ({ card }: Props) => {
  const columns = columnsOf(card);
  const front = columns.slice(0, NINE);
  const back = columns.slice(NINE);
  return (
    <>
      <NineTable name="Front Nine" columns={front} sums={[{ name: "OUT", columns: front }]} />
      {back.length > 0 ? (
        <NineTable
          name="Back Nine"
          columns={back}
          sums={[
            { name: "IN", columns: back },
            { name: "TOT", columns },
          ]}
        />
      ) : null}
    </>
  );
};

interface NineTableProps {
  readonly name: "Front Nine" | "Back Nine";
  readonly columns: ReadonlyArray<HoleColumn>;
  /** "OUT" for the first nine; "IN" and "TOT" for the second nine and the whole card. */
  readonly sums: ReadonlyArray<SumColumn>;
}

interface SumColumn {
  readonly name: "OUT" | "IN" | "TOT";
  readonly columns: ReadonlyArray<HoleColumn>;
}

/** Nine holes of a card with their sums. */
export const NineTable = ({ name, columns, sums }: NineTableProps) => (
  <div className={styles.scroller}>
    <table className={styles.table}>
      <caption className={styles.caption}>{name}</caption>
      <thead>
        <tr>
          <th scope="row" className={styles.cornerHead}>
            Hole
          </th>
          {columns.map(({ holeNumber }) => (
            <th key={holeNumber} scope="col" className={styles.head}>
              {holeNumber}
            </th>
          ))}
          {sums.map((sum) => (
            <th key={sum.name} scope="col" className={styles.sumHead}>
              {sum.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name="Par" columns={columns} sums={sums} figureOf={({ par }) => par} />
        <tr>
          <th scope="row" className={joinClasses(styles.rowHead, styles.faint)}>
            HCP
          </th>
          {columns.map(({ holeNumber, strokeIndex, strokesReceived }) => (
            <td key={holeNumber} className={joinClasses(styles.cell, styles.faint)}>
              <span className={styles.index}>
                {strokeIndex}
                <StrokesReceived count={strokesReceived} className={styles.received} />
              </span>
            </td>
          ))}
          {sums.map((sum) => (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- indexes have no sum.
            <td key={sum.name} className={styles.sum} />
          ))}
        </tr>
        <Row
          name="Score"
          columns={columns}
          sums={sums}
          figureOf={({ strokes }) => strokes}
          className={styles.shots}
          sumUp={strokesOf}
          draw={({ strokes, par, isPickedUp }) => (
            <NoteMark strokes={strokes} par={par} isPickedUp={isPickedUp} className={styles.mark} />
          )}
          sumClass={totalClass}
        />
        <Row
          name="Points"
          columns={columns}
          sums={sums}
          figureOf={({ points }) => points}
          className={styles.faint}
        />
      </tbody>
    </table>
  </div>
);

/** The total strokes have the colour of the score to par. */
const totalClass = ({ name, columns }: SumColumn) => {
  const strokes = strokesOf(columns);
  if (name !== "TOT" || strokes === null) return "";
  return joinClasses(styles.total, tones.tone[toneOf(strokes - parPlayed(columns))]);
};

interface RowProps extends Omit<NineTableProps, "name"> {
  readonly name: string;
  readonly figureOf: (column: HoleColumn) => number | null;
  readonly className?: string;
  /** Draws a hole that needs more than a plain number. */
  readonly draw?: (column: HoleColumn) => ReactNode;
  /** Adds up holes of which some may have no value. */
  readonly sumUp?: (columns: ReadonlyArray<HoleColumn>) => number | null;
  readonly sumClass?: (sum: SumColumn) => string;
}

const Row = ({
  name,
  columns,
  sums,
  figureOf,
  className,
  draw = figureOf,
  sumUp = (holes) => sumOf(holes, figureOf),
  sumClass,
}: RowProps) => (
  <tr>
    <th
      scope="row"
      className={joinClasses(styles.rowHead, className === styles.faint && className)}
    >
      {name}
    </th>
    {columns.map((column) => (
      <td key={column.holeNumber} className={joinClasses(styles.cell, className)}>
        {draw(column) ?? "-"}
      </td>
    ))}
    {sums.map((sum) => (
      <td key={sum.name} className={joinClasses(styles.sum, className, sumClass?.(sum))}>
        {sumUp(sum.columns) ?? "-"}
      </td>
    ))}
  </tr>
);

interface StrokesReceivedProps {
  /** Below 0 the player gives strokes back. */
  readonly count: number;
  readonly className: string;
}

const DOT = "•";

/** A dot for each stroke that the handicap gives on a hole. */
const StrokesReceived = ({ count, className }: StrokesReceivedProps) => {
  if (count === 0) return null;
  const many = Math.abs(count);
  const verb = count > 0 ? "received" : "given back";
  return (
    <span className={className}>
      <span aria-hidden="true">{count > 0 ? DOT.repeat(many) : `+${many}`}</span>
      <VisuallyHidden>{`, ${countText(many, "stroke")} ${verb}`}</VisuallyHidden>
    </span>
  );
};

const marks = [
  { notation: "eagle", name: "Eagle" },
  { notation: "birdie", name: "Birdie" },
  { notation: "bogey", name: "Bogey" },
  { notation: "double", name: "Double or more" },
] as const;

/** The meaning of the shapes around the scores. */
export const CardKey = () => (
  <ul className={styles.key} aria-label="Legend">
    {marks.map(({ notation, name }) => (
      <li key={notation} className={asRow({ gap: 2, inline: true })}>
        <span className={joinClasses(note[notation], styles.keyMark)} aria-hidden="true">
          ·
        </span>
        {name}
      </li>
    ))}
    <li className={asRow({ gap: 2, inline: true })}>
      <span className={styles.dot} aria-hidden="true">
        •
      </span>
      Stroke received
    </li>
  </ul>
);
