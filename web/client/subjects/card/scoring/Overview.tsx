import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { holdsWords } from "../../../../../domain/shared/searchText.ts";
import { listShortScorecards } from "../../../../contract/card/scoring.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { useRead } from "../../../data/read.ts";
import { ListBar } from "../../../form/ListBar.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { everybodyQuery } from "../../field/participantsQuery.ts";

import * as styles from "./Overview.css.ts";
import { OverviewTable } from "./OverviewTable.tsx";
import { type Progress, progresses, progressOf, rowsOf } from "./overview.ts";
import type { CardToEnter, CardToOpen } from "./selectedCard.ts";

interface Props {
  readonly event: CountedEvent;
  /** Leads to the row of a player in the sheet of a round; null for those who may only look. */
  readonly onEnter: ((entry: CardToEnter) => void) | null;
  readonly onOpenCard: (card: CardToOpen) => void;
}

/** All players and rounds: their progress, with links to their scores. */
export const Overview = ({ event, onEnter, onOpenCard }: Props) => {
  const participants = useQuery(everybodyQuery(event.id));
  const cards = useRead(listShortScorecards, { eventId: event.id });
  const [search, setSearch] = useState("");
  const [only, setOnly] = useState<Progress | null>(null);

  const failed = [participants, cards].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return <FailedRead title="The overview could not be loaded" of={failed} />;
  }
  if (!participants.data || !cards.data) return <SkeletonSlats label="Loading scores..." />;

  const rows = rowsOf(participants.data, cards.data);
  if (rows.length === 0) {
    return (
      <EmptyState as="h2" title="No Participants Yet" seed="scoring">
        Participants will appear here once they register for the event.
      </EmptyState>
    );
  }
  const { numberOfRounds } = event;
  const found = rows.filter(
    (row) =>
      holdsWords(row.name, search) && (only === null || progressOf(row, numberOfRounds) === only),
  );
  return (
    <div className={styles.overview}>
      <ListBar label="Find a player" search={search} onSearch={setSearch}>
        <SelectField
          label="Show"
          className={styles.filter}
          value={only ?? ""}
          onChange={(value) => setOnly(progresses.find((each) => each === value) ?? null)}
          emptyLabel="Everybody"
          options={progresses.map((value) => ({ value, label: value }))}
        />
      </ListBar>
      {found.length === 0 ? (
        <p>Nobody fits. Look for another name, or show everybody.</p>
      ) : (
        <OverviewTable
          key={`${only} ${search}`}
          rows={found}
          numberOfRounds={numberOfRounds}
          onEnter={onEnter}
          onOpenCard={onOpenCard}
        />
      )}
    </div>
  );
};
