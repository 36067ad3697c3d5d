import { useQuery } from "@tanstack/react-query";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event.ts";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../../components/states/Skeleton.tsx";
import { groupsQuery } from "../../../lib/groupsQuery.ts";
import { roundAheadQuery } from "../../../lib/roundAheadQuery.ts";
import { scoreSheetQuery } from "../../../lib/scoreSheetQuery.ts";
import { useOneBallSides } from "../../../lib/useOneBallSides.ts";
import { participantsQuery } from "../api.ts";
import { sheetOf } from "../sheet.ts";
import { cardsToPrint } from "./cards.ts";
import { ScorecardsPrint } from "./ScorecardsPrint.tsx";
import { TeeSheetPrint } from "./TeeSheetPrint.tsx";

export type Printed = "tee-sheet" | "scorecards";

interface Props {
  readonly event: EventDetail;
  readonly round: number;
  readonly what: Printed;
}

/** A round on paper: its groups, or a card for each player. */
export const PrintedRound = ({ event, round, what }: Props) => {
  const groups = useQuery(groupsQuery(event.id));
  const participants = useQuery(participantsQuery(event.id));
  const { sides, isLoading } = useOneBallSides(event);
  const roundNumber = RoundNumber.make(round);
  const enabled = what === "scorecards";
  const cards = useQuery({ ...scoreSheetQuery(event.id, round), enabled });
  const ahead = useQuery({ ...roundAheadQuery(event.id, roundNumber), enabled });
  const failed = [groups, participants, cards, ahead].filter((query) => query.error);
  const [first] = failed;
  if (first) {
    return (
      <ErrorState
        title="The round could not be loaded"
        error={first.error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  const loading = <SkeletonSlats label="Loading schedule..." />;
  if (!groups.data || !participants.data || isLoading) return loading;
  const sheet = sheetOf(groups.data, participants.data, roundNumber);
  if (what === "tee-sheet") return <TeeSheetPrint sheet={sheet} sides={sides} />;
  if (!cards.data || !ahead.data) return loading;
  const facts = {
    event,
    ahead: ahead.data,
    participants: participants.data,
    opened: cards.data,
    sides,
  };
  return (
    <ScorecardsPrint cards={cardsToPrint(sheet, facts)} title={`${event.name}, round ${round}`} />
  );
};
