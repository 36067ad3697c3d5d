import { range } from "../../../../../domain/golf/range.ts";
import * as paper from "../../../ui/paper/Paper.css.ts";
import { PlayedOff } from "../board/PlayedOff.tsx";
import type { ResultLine } from "./resultLines.ts";

interface Props {
  /** "Players, Stableford, net". */
  readonly caption: string;
  readonly lines: ReadonlyArray<ResultLine>;
  readonly numberOfRounds: number;
  /** While it is played, the holes belong to a score. */
  readonly isFinal: boolean;
}

/** Places, names and scores, to hang on a wall. */
export const ResultsTable = ({ caption, lines, numberOfRounds, isFinal }: Props) => (
  <table className={paper.table}>
    <caption className={paper.caption}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col" className={paper.head}>
          Place
        </th>
        <th scope="col" className={paper.words}>
          Name
        </th>
        {range(1, numberOfRounds).map((round) => (
          <th key={round} scope="col" className={paper.head}>{`Round ${round}`}</th>
        ))}
        {isFinal ? null : (
          <th scope="col" className={paper.head}>
            Thru
          </th>
        )}
        <th scope="col" className={paper.head}>
          Strokes
        </th>
        <th scope="col" className={paper.head}>
          Total
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.id}>
          <td className={paper.figures}>
            {line.position}
            {line.isPlayedOff ? <PlayedOff /> : null}
          </td>
          <th scope="row" className={paper.words}>
            {line.name}
            {line.handicap === null ? null : (
              <span className={paper.behind}>{` ${line.handicap}`}</span>
            )}
            {line.members === null ? null : <div className={paper.below}>{line.members}</div>}
          </th>
          {line.rounds.map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a round is known by its number.
            <td key={index} className={paper.figures}>
              {text}
            </td>
          ))}
          {isFinal ? null : <td className={paper.figures}>{line.thru}</td>}
          <td className={paper.figures}>{line.strokes}</td>
          <td className={paper.total}>{line.total}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
