import { useQuery } from "@tanstack/react-query";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { listGroups } from "../../../../contract/teeSheet/groups.ts";
import { useRead } from "../../../data/read.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { scoreSheetQuery } from "../../card/scoreSheetQuery.ts";

import { roundAheadQuery } from "../../event/roundAheadQuery.ts";
import { everybodyQuery } from "../../field/participantsQuery.ts";
import { useOneBallSides } from "../../field/useOneBallSides.ts";
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
  const groups = useRead(listGroups, { eventId: event.id });
  const participants = useQuery(everybodyQuery(event.id));
  const { sides, isLoading } = useOneBallSides(event);
  const roundNumber = RoundNumber.make(round);
  const enabled = what === "scorecards";
  const cards = useQuery({ ...scoreSheetQuery(event.id, round), enabled });
  const ahead = useQuery({ ...roundAheadQuery(event.id, roundNumber), enabled });
  const reads = [groups, participants, cards, ahead];
  if (reads.some(({ error }) => error)) {
    return <FailedRead title="The round could not be loaded" of={reads} />;
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
