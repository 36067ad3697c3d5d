import { GROUP_SIZE } from "../../../../../domain/golf/draw/groupSizes.ts";
import { range } from "../../../../../domain/golf/range.ts";
import { longDate } from "../../../ui/dates/dateText.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { type Together, togetherOf } from "../../../ui/together.ts";
import type { OneBallSide } from "../../field/oneBallSides.ts";
import { indexText } from "../../person/indexText.ts";
import { membersOf, type Player, type RoundSheet, timeOf } from "../sheet.ts";
import * as styles from "./Print.css.ts";

interface Props {
  readonly sheet: RoundSheet;
  /** Those with one ball, each of which stands in one place. */
  readonly sides: ReadonlyArray<OneBallSide>;
}

/** The groups of a round, to hang on a wall. */
export const TeeSheetPrint = ({ sheet, sides }: Props) => {
  if (sheet.groups.length === 0) {
    return (
      <EmptyState as="h2" title="No Schedule Available">
        This round has no groups yet.
      </EmptyState>
    );
  }
  const hasHoles = sheet.groups.some(({ startHole }) => startHole !== null);
  return (
    <div>
      <p>{longDate(sheet.groups[0]?.teeTime)}</p>
      <table className={styles.groups}>
        <thead className={styles.columnHeads}>
          <tr>
            <th scope="col" className={styles.short}>
              Time
            </th>
            {hasHoles ? (
              <th scope="col" className={styles.short}>
                Hole
              </th>
            ) : null}
            <th scope="col" className={styles.short}>
              Group
            </th>
            {range(1, GROUP_SIZE).map((seat) => (
              <th
                key={seat}
                scope="col"
                className={styles.seat}
              >{`${sides.length > 0 ? "Side" : "Player"} ${seat}`}</th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.lines}>
          {sheet.groups.map((group) => (
            <tr key={group.id} className={styles.row}>
              <th scope="row" className={styles.short}>
                {timeOf(group)}
              </th>
              {hasHoles ? <td className={styles.short}>{group.startHole ?? 1}</td> : null}
              <td className={styles.short}>
                <div className={styles.groupName}>{group.groupName}</div>
              </td>
              {range(0, GROUP_SIZE - 1).map((seat) => {
                const together = togetherOf(membersOf(group), sides)[seat];
                return (
                  <td key={seat} className={styles.seat}>
                    {together ? seatText(together) : ""}
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

/** "Ana Ace (3.2)", or "Aces: Ana Ace (3.2), Ben Birdie (11.0)". */
const seatText = ({ side, players }: Together<OneBallSide, Player>): string => {
  const names = players.map(({ name, handicap }) => `${name} (${indexText(handicap)})`).join(", ");
  return side ? `${side.name}: ${names}` : names;
};
