import { useState } from "react";
import { range } from "../../../../../domain/golf/range.ts";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import { getTeamLeaderboard } from "../../../../contract/board/teamLeaderboard.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { useRead } from "../../../data/read.ts";
import { dateRange, dayAndTime } from "../../../ui/dates/dateText.ts";
import * as paper from "../../../ui/paper/Paper.css.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { scoringText } from "../../event/scoringText.ts";
import { PlayedOff } from "../board/PlaceMarks.tsx";
import { firstChoiceOf, roundsText } from "../boardEvent.ts";
import { playerLines, type ResultLine, teamLines } from "./resultLines.ts";

interface Props {
  readonly event: EventDetail;
}

/** The results of an event for its notice board: of the players, and of pairs and teams. */
export const ResultsSheet = ({ event }: Props) => {
  const board = useRead(getLeaderboard, { eventId: event.id });
  const teams = useRead(getTeamLeaderboard, { eventId: event.id });
  const [openedAt] = useState(() => new Date());
  const reads = [board, teams];
  if (reads.some(({ error }) => error)) {
    return <FailedRead title="The results could not be loaded" of={reads} />;
  }
  if (!board.data || !teams.data) return <SkeletonSlats label="Loading results..." />;
  if (board.data.length === 0) {
    return (
      <EmptyState as="h2" title="No Results">
        Nobody has a place in this event yet.
      </EmptyState>
    );
  }
  const isFinal = event.status === "completed";
  const table = { numberOfRounds: event.numberOfRounds, isFinal };
  const isMatchPlay = board.data.some(({ matches }) => matches !== undefined);
  const scoring = scoringText(event, firstChoiceOf(event), isMatchPlay);
  const isOfSides = board.data.some(({ side }) => side !== undefined);
  return (
    <>
      <p>
        {[
          dateRange(event.startDate, event.endDate),
          event.course?.name ?? event.location,
          ...roundsText(event, board.data),
          isFinal ? "Final" : `As of ${dayAndTime(openedAt)}`,
        ].join(" · ")}
      </p>
      <ResultsTable
        caption={`${isOfSides ? "Sides" : "Players"}, ${scoring}`}
        lines={playerLines(board.data, teams.data, event)}
        {...table}
      />
      {/* Where sides share a ball, the board tells of them already. */}
      {teams.data.length > 0 && !isOfSides ? (
        <ResultsTable
          caption={`Teams, ${scoring}`}
          lines={teamLines(teams.data, event)}
          {...table}
        />
      ) : null}
    </>
  );
};

interface ResultsTableProps {
  /** "Players, Stableford, net". */
  readonly caption: string;
  readonly lines: ReadonlyArray<ResultLine>;
  readonly numberOfRounds: number;
  /** While it is played, the holes belong to a score. */
  readonly isFinal: boolean;
}

/** Places, names and scores, to hang on a wall. */
export const ResultsTable = ({ caption, lines, numberOfRounds, isFinal }: ResultsTableProps) => (
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
