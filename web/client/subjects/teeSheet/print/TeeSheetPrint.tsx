import { range } from "../../../../../domain/golf/range.ts";
import * as paper from "../../../ui/paper/Paper.css.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { timeOf } from "../sheet.ts";
import { type PrintedGroup, type PrintedLine, teeOfAll } from "./lines.ts";
import * as styles from "./Print.css.ts";

interface Props {
  /** In the order of their start. */
  readonly groups: ReadonlyArray<PrintedGroup>;
  /** Whether sides share a ball, each of which stands in one place. */
  readonly hasSides: boolean;
}

/** The groups of a round, to hang on a wall. */
export const TeeSheetPrint = ({ groups, hasSides }: Props) => {
  const drawn = groups.flatMap(({ group, lines }) => (group ? [{ group, lines }] : []));
  if (drawn.length === 0) {
    return (
      <EmptyState as="h2" title="No Schedule Available">
        This round has no groups yet.
      </EmptyState>
    );
  }
  const hasHoles = drawn.some(({ group }) => group.startHole !== null);
  const tee = teeOfAll(drawn);
  const seats = range(1, Math.max(...drawn.map(({ lines }) => lines.length)));
  return (
    <div>
      <p>{`In brackets the playing handicap${tee === null ? "" : ` from the ${tee} tee`}`}</p>
      <table className={styles.groups}>
        <thead className={styles.columnHeads}>
          <tr>
            <th scope="col" className={styles.time}>
              Time
            </th>
            {hasHoles ? (
              <th scope="col" className={styles.hole}>
                Hole
              </th>
            ) : null}
            <th scope="col" className={styles.groupName}>
              Group
            </th>
            {seats.map((seat) => (
              <th
                key={seat}
                scope="col"
                className={styles.seat}
              >{`${hasSides ? "Side" : "Player"} ${seat}`}</th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.lines}>
          {drawn.map(({ group, lines }) => (
            <tr key={group.id} className={styles.row}>
              <th scope="row" className={styles.time}>
                {timeOf(group)}
              </th>
              {hasHoles ? <td className={styles.hole}>{group.startHole ?? 1}</td> : null}
              <td className={styles.groupName}>{group.groupName}</td>
              {seats.map((seat) => {
                const line = lines[seat - 1];
                return (
                  <td key={seat} className={styles.seat}>
                    {line ? <Seat line={line} tee={tee === null ? line.tee : null} /> : ""}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface SeatProps {
  readonly line: PrintedLine;
  /** Null where it is said of everybody. */
  readonly tee: string | null;
}

/** "Ana Ace (3)", "Ana Ace (3, Red)", and below a side its members. */
const Seat = ({ line, tee }: SeatProps) => (
  <>
    {`${line.name} (${[line.handicap, tee].filter((text) => text !== null).join(", ")})`}
    {line.members === null ? null : <div className={paper.below}>{line.members}</div>}
  </>
);
