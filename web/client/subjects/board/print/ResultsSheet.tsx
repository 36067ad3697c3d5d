import { useState } from "react";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import { getTeamLeaderboard } from "../../../../contract/board/teamLeaderboard.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { useRead } from "../../../data/read.ts";
import { dateRange } from "../../../ui/dates/dateText.ts";
import { dayAndTime } from "../../../ui/dates/momentText.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { scoringText } from "../../event/scoringText.ts";
import { firstChoiceOf } from "../boardEvent.ts";
import { roundsText } from "../roundsText.ts";
import { ResultsTable } from "./ResultsTable.tsx";
import { playerLines, teamLines } from "./resultLines.ts";

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
