import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { asText } from "../../../ui/layout.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { roundAheadQuery } from "../../event/roundAheadQuery.ts";
import { useOneBallSides } from "../../field/oneBallSides.ts";
import { everybodyQuery } from "../../field/participantsQuery.ts";
import { scoreSheetQuery } from "../scoreSheetQuery.ts";
import { EnterScoresSheet } from "../scoring/EnterScoresSheet.tsx";
import { NoHoles } from "../scoring/HolesForm.tsx";
import type { CardToOpen } from "../scoring/selectedCard.ts";
import { DecideDialog } from "./DecideDialog.tsx";
import { dropSettled } from "./decisions.ts";
import { GridDock } from "./GridDock.tsx";
import { GridTools, useChosenRows, useRowOrder } from "./GridTools.tsx";
import { type GridRow, gridRowsOf } from "./gridRows.ts";
import { usePapers } from "./paper.ts";
import { type GridHandle, ScoreGrid } from "./ScoreGrid.tsx";
import * as styles from "./ScoreSheet.css.ts";
import { useScoreEntries } from "./useScoreEntries.ts";

interface Props {
  readonly event: EventDetail;
  readonly adminId: string;
  readonly round: number;
  readonly onRound: (round: number) => void;
  /** The player whose row is active first. */
  readonly startsAt: string | null;
  /** The initial filter, from the address. */
  readonly show: string | null;
  readonly onOpenCard: (card: CardToOpen) => void;
  /** False for those who may only look. */
  readonly mayManage: boolean;
}

const nobody: ReadonlyArray<GridRow> = [];
/** As long as a screen, so that what stands below the grid does not move. */
const loading = <SkeletonSlats label="Loading scores..." count={12} />;

/** The scores of a round, to be typed in from paper and to be corrected. */
export const ScoreSheet = (props: Props) => {
  const { event, adminId, round, onRound, startsAt, show, onOpenCard, mayManage } = props;
  const participants = useQuery(everybodyQuery(event.id));
  const cards = useQuery(scoreSheetQuery(event.id, round));
  const ahead = useQuery({
    ...roundAheadQuery(event.id, RoundNumber.make(round)),
    placeholderData: keepPreviousData,
  });
  const { sides, isLoading: areSidesLoading } = useOneBallSides(event);
  const entries = useScoreEntries(adminId, event.id);
  useEffect(() => {
    if (!cards.data) return;
    dropSettled(entries, round);
    // What was held against an older sheet, or against none, may go out now.
    entries.retryNow();
  }, [cards.data, entries, round]);
  const { order, setOrder, inOrder, isLoading: areGroupsLoading } = useRowOrder(event.id);
  const papers = usePapers(adminId, event.id);
  const [atWork, setAtWork] = useState<string | null>(null);
  const [formOf, setFormOf] = useState<string | null>(null);
  const [decided, setDecided] = useState<{ playerId: string; goOn: () => void } | null>(null);

  const grid = useRef<GridHandle>(null);
  const afterwards = useRef<(() => void) | null>(null);
  useEffect(() => {
    const goOn = afterwards.current;
    if (decided !== null || goOn === null) return;
    afterwards.current = null;
    // Runs after the dialog has given the focus back to the cell.
    setTimeout(goOn);
  }, [decided]);

  const everybody =
    participants.data && cards.data
      ? inOrder(gridRowsOf(participants.data, cards.data, round, sides), round)
      : nobody;
  const { rows, search, setSearch, filter, setFilter } = useChosenRows(everybody, round, show);

  const failed = [participants, cards].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return <FailedRead title="The scores could not be loaded" of={failed} />;
  }
  if (!participants.data || areSidesLoading || areGroupsLoading) return loading;
  if (cards.data && everybody.length === 0) {
    return (
      <EmptyState as="h2" title="No Participants Yet" seed="scoring">
        Participants will appear here once they register for the event.
      </EmptyState>
    );
  }
  const holes =
    everybody
      .find(({ card }) => card)
      ?.card?.holes.map((hole) => ({ ...hole, strokesReceived: null })) ??
    ahead.data?.holes ??
    [];
  if (cards.data && holes.length === 0) return <NoHoles asked={ahead} />;

  const people = participants.data;
  const nameOf = (playerId: string) => {
    const person = people.find(({ id }) => id === playerId);
    return person ? `${person.firstName} ${person.lastName}` : "Another player";
  };
  const open = everybody.find((row) => row.playerId === decided?.playerId);
  return (
    <div className={styles.panel}>
      <GridTools
        search={search}
        onSearch={setSearch}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        round={round}
        numberOfRounds={event.numberOfRounds}
        onRound={onRound}
      />
      {cards.data === undefined ? (
        loading
      ) : rows.length === 0 ? (
        <p>Nobody fits. Look for another name, or show everybody.</p>
      ) : (
        <ScoreGrid
          key={round}
          ref={grid}
          caption={`Scores of round ${round}`}
          rows={rows}
          round={round}
          holes={holes}
          entries={entries}
          papers={papers}
          startsAt={startsAt}
          isReadOnly={!mayManage}
          onDecide={(playerId, goOn) => setDecided({ playerId, goOn })}
          onAtWork={setAtWork}
          onForm={setFormOf}
          onCard={(playerId) => {
            const row = everybody.find((one) => one.playerId === playerId);
            if (row?.card) onOpenCard({ scorecardId: row.card.id, playerName: row.name });
          }}
        />
      )}
      {mayManage ? (
        <GridDock
          rows={everybody}
          round={round}
          entries={entries}
          atWork={atWork}
          // The pressed button will be gone, so the corrected hole gets the focus.
          onDecide={(playerId, hole) =>
            setDecided({ playerId, goOn: () => grid.current?.goTo(playerId, hole) })
          }
        />
      ) : null}
      {mayManage ? (
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.4 })}>
          Strokes include penalty strokes. A digit writes and goes on; after a 1 the cell waits for
          10, 11 or 12. 0 means picked up. Delete empties a hole. Enter goes to the next player,
          arrows move. The total on the paper checks the sum and stays on this device: a card that
          differs is not verified with all others.
        </p>
      ) : null}
      {open && decided ? (
        <DecideDialog
          event={event}
          row={open}
          round={round}
          entries={entries}
          nameOf={nameOf}
          onClose={() => setDecided(null)}
          onSaved={() => {
            afterwards.current = decided.goOn;
            setDecided(null);
          }}
        />
      ) : null}
      {formOf === null ? null : (
        <EnterScoresSheet
          event={event}
          participants={participants.data}
          initial={{ playerId: formOf, round }}
          onClose={() => setFormOf(null)}
        />
      )}
    </div>
  );
};
