import { joinClasses } from "../../../ui/joinClasses.ts";
import * as styles from "./ScoreGrid.css.ts";
import type { GridHole } from "./sums.ts";

interface Props {
  readonly holes: ReadonlyArray<GridHole>;
}

const FRONT = 9;

/** The head: holes with par and stroke index, and the names of the sums. */
export const GridHead = ({ holes }: Props) => (
  <thead className={styles.head}>
    <HeadRow
      index={1}
      name="Player"
      holes={holes}
      of={({ holeNumber }) => holeNumber}
      sums={["OUT", "IN", "TOTAL", "PAPER", "NET", "TO PAR", ""]}
      className={styles.headHole}
      sumClassName={styles.headSum}
    />
    <HeadRow
      index={2}
      name="Par"
      holes={holes}
      of={({ par }) => par}
      sums={[parOf(holes.slice(0, FRONT)), parOf(holes.slice(FRONT)), parOf(holes), "", "", "", ""]}
    />
    <HeadRow
      index={3}
      name="Index"
      holes={holes}
      of={({ strokeIndex }) => strokeIndex}
      sums={["", "", "", "", "", "", ""]}
      className={joinClasses(styles.headCell, styles.headLine)}
    />
  </thead>
);

const parOf = (holes: ReadonlyArray<GridHole>) => holes.reduce((total, { par }) => total + par, 0);

interface RowProps extends Props {
  readonly index: number;
  readonly name: string;
  readonly of: (hole: GridHole) => number;
  readonly sums: ReadonlyArray<string | number>;
  readonly className?: string;
  readonly sumClassName?: string;
}

const HeadRow = ({ index, name, holes, of, sums, ...classes }: RowProps) => {
  const { className = styles.headCell, sumClassName = className } = classes;
  const [out, inwards, ...rest] = sums;
  const hasBack = holes.length > FRONT;
  const cell = (key: string, text: string | number | undefined, ofCell = sumClassName) =>
    text === "" || text === undefined ? (
      <td key={key} className={ofCell} aria-hidden="true" />
    ) : (
      <th key={key} scope="col" className={ofCell}>
        {text}
      </th>
    );
  return (
    <tr aria-rowindex={index}>
      <th scope="col" className={joinClasses(className, styles.headName)}>
        {name}
      </th>
      {holes.slice(0, FRONT).map((hole) => cell(String(hole.holeNumber), of(hole), className))}
      {cell("out", out)}
      {hasBack
        ? holes.slice(FRONT).map((hole) => cell(String(hole.holeNumber), of(hole), className))
        : null}
      {hasBack ? cell("in", inwards) : null}
      {rest.map((text, at) => cell(`rest ${at}`, text))}
    </tr>
  );
};
