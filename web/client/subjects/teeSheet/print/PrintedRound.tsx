import { useQuery } from "@tanstack/react-query";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { listGroups } from "../../../../contract/teeSheet/groups.ts";
import { useRead } from "../../../data/read.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { scoreSheetQuery } from "../../card/scoreSheetQuery.ts";
import { roundAheadQuery } from "../../event/roundAheadQuery.ts";
import { useOneBallSides } from "../../field/oneBallSides.ts";
import { everybodyQuery } from "../../field/participantsQuery.ts";
import { inOrderOfStart, sheetOf } from "../sheet.ts";
import { CardToWrite } from "./CardToWrite.tsx";
import { cardsToPrint, type PrintedCard } from "./cards.ts";
import { groupsToPrint, type RoundOnPaper, roundOnPaper } from "./lines.ts";
import * as styles from "./Print.css.ts";
import { StartersList } from "./StartersList.tsx";
import { TeeSheetPrint } from "./TeeSheetPrint.tsx";

export type PrintedOfRound = "tee-sheet" | "starters-list" | "scorecards";

interface Props {
  readonly event: EventDetail;
  readonly round: number;
  readonly what: PrintedOfRound;
}

/** A round on paper: its groups for the wall or for the starter, or a card for each player. */
export const PrintedRound = ({ event, round, what }: Props) => {
  const groups = useRead(listGroups, { eventId: event.id });
  const participants = useQuery(everybodyQuery(event.id));
  const { sides, isLoading } = useOneBallSides(event);
  const roundNumber = RoundNumber.make(round);
  const cards = useQuery(scoreSheetQuery(event.id, round));
  const ahead = useQuery(roundAheadQuery(event.id, roundNumber));
  const reads = [groups, participants, cards, ahead];
  if (reads.some(({ error }) => error)) {
    return <FailedRead title="The round could not be loaded" of={reads} />;
  }
  if (!groups.data || !participants.data || !cards.data || !ahead.data || isLoading) {
    return <SkeletonSlats label="Loading schedule..." />;
  }
  const drawn = sheetOf(groups.data, participants.data, roundNumber);
  const sheet = { ...drawn, groups: inOrderOfStart(drawn.groups) };
  const facts = {
    event,
    ahead: ahead.data,
    participants: participants.data,
    opened: cards.data,
    sides,
  };
  const onPaper = roundOnPaper(event, round, sheet.groups);
  if (what === "scorecards") {
    return <ScorecardsPrint cards={cardsToPrint(sheet, facts)} round={onPaper} />;
  }
  const printed = groupsToPrint(sheet, facts);
  return (
    <>
      <p>{[onPaper.round, onPaper.day, onPaper.venue].filter(Boolean).join(" · ")}</p>
      {what === "tee-sheet" ? (
        <TeeSheetPrint groups={printed} hasSides={sides.length > 0} />
      ) : (
        <StartersList groups={printed} />
      )}
    </>
  );
};

interface CardsProps {
  readonly cards: ReadonlyArray<PrintedCard>;
  readonly round: RoundOnPaper;
}

/** Empty cards to fill in, one for each player or side with one ball, two on a page. */
export const ScorecardsPrint = ({ cards, round }: CardsProps) =>
  cards.length === 0 ? (
    <EmptyState as="h2" title="No Scorecards">
      Nobody plays in this round yet.
    </EmptyState>
  ) : (
    <div className={styles.cards}>
      {cards.map((card) => (
        <CardToWrite key={card.playerId} card={card} round={round} />
      ))}
    </div>
  );
