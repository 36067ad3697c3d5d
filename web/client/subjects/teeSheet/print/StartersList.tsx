import type { ReactNode } from "react";
import * as paper from "../../../ui/paper/Paper.css.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { timeOf } from "../sheet.ts";
import type { PrintedGroup, PrintedLine } from "./lines.ts";

interface Props {
  /** In the order of their start. */
  readonly groups: ReadonlyArray<PrintedGroup>;
}

/** Who is to be called to the first tee, with a box to tick for each. */
export const StartersList = ({ groups }: Props) => {
  if (groups.length === 0) {
    return (
      <EmptyState as="h2" title="No Starter's List">
        Nobody plays in this round yet.
      </EmptyState>
    );
  }
  return (
    <table className={paper.table} aria-label="Starter's list">
      <thead>
        <tr>
          <th scope="col" className={paper.short}>
            Time
          </th>
          <th scope="col" className={paper.short}>
            Hole
          </th>
          <th scope="col" className={paper.label}>
            Group
          </th>
          <th scope="col" className={paper.words}>
            Player
          </th>
          <th scope="col" className={paper.head}>
            Playing handicap
          </th>
          <th scope="col" className={paper.head}>
            Tee
          </th>
          <th scope="col" className={paper.head}>
            Here
          </th>
        </tr>
      </thead>
      {groups.map(({ group, lines }) => (
        <tbody key={group?.id ?? "without"} className={paper.together}>
          {lines.map((line, index) => (
            <tr key={line.playerId}>
              {index === 0 ? <Start group={group} rows={lines.length} /> : null}
              <Line line={line} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};

interface StartProps extends Pick<PrintedGroup, "group"> {
  readonly rows: number;
}

/** Beside all lines of its group. */
const Start = ({ group, rows }: StartProps) => (
  <>
    <th scope="rowgroup" rowSpan={rows} className={paper.short}>
      {group ? timeOf(group) : "-"}
    </th>
    <td rowSpan={rows} className={paper.short}>
      {group ? (group.startHole ?? 1) : "-"}
    </td>
    <td rowSpan={rows} className={paper.label}>
      {group?.groupName ?? "No group yet"}
    </td>
  </>
);

const Line = ({ line }: { readonly line: PrintedLine }) => (
  <>
    <td className={paper.words}>
      {line.name}
      {line.members === null ? null : <div className={paper.below}>{line.members}</div>}
    </td>
    <Figure>{line.handicap}</Figure>
    <Figure>{line.tee ?? "-"}</Figure>
    <Figure>
      <span className={paper.tick} />
    </Figure>
  </>
);

const Figure = ({ children }: { readonly children: ReactNode }) => (
  <td className={paper.figures}>{children}</td>
);
