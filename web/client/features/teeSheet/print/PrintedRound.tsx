import { useQuery } from "@tanstack/react-query";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event.ts";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../../components/states/Skeleton.tsx";
import { groupsQuery } from "../../../lib/groupsQuery.ts";
import { holesQuery } from "../../../lib/holesQuery.ts";
import { cardsQuery, courseQuery, participantsQuery } from "../api.ts";
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

/** A round on paper: its groups, or a card for each of its players. */
export const PrintedRound = ({ event, round, what }: Props) => {
  const groups = useQuery(groupsQuery(event.id));
  const participants = useQuery(participantsQuery(event.id));
  const cards = useQuery(cardsQuery(event.id));
  const course = useQuery(courseQuery(event.courseId));
  const holes = useQuery(holesQuery(event.courseId));
  const error = [groups, participants, cards, course, holes].find((query) => query.error)?.error;
  if (error) return <ErrorState title="The round could not be loaded" error={error} />;
  if (!groups.data || !participants.data || !cards.data || course.isLoading || holes.isLoading) {
    return <SkeletonSlats label="Loading schedule..." />;
  }
  const sheet = sheetOf(groups.data, participants.data, RoundNumber.make(round));
  if (what === "tee-sheet") return <TeeSheetPrint sheet={sheet} />;
  const facts = {
    event,
    course: course.data ?? null,
    holes: holes.data ?? [],
    opened: cards.data.filter(({ roundNumber }) => roundNumber === round),
  };
  return (
    <ScorecardsPrint cards={cardsToPrint(sheet, facts)} title={`${event.name}, round ${round}`} />
  );
};
