import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type { SideGameEntry } from "../../../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";
import { Badge } from "../../../../ui/badges/Badge.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { listText } from "../../../../ui/listText.ts";
import { Caution } from "../../../../ui/states/Caution.tsx";
import { EmptyState } from "../../../../ui/states/EmptyState.tsx";
import { type Column, Table } from "../../../../ui/tables/Table.tsx";
import { leadersOf, unitOf } from "../../distance/distanceTexts.ts";
import { namesOf } from "../holesInPlay.ts";
import { EntryConsequence } from "./EntryConsequence.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { useRecord } from "./useRecord.ts";

interface Props {
  readonly game: SideGame;
  readonly results: SideGameResults;
  readonly mayManage: boolean;
}

/** The distances measured for closest to the pin and longest drive. */
export const Entries = ({ game, results, mayManage }: Props) => {
  const [takingBack, setTakingBack] = useState<SideGameEntry | null>(null);
  const { mutate, isPending } = useRecord(game.id, "distance", "Entry");
  const names = namesOf(game);
  const unit = unitOf(game.gameType);
  const entries = results.entries
    .filter(({ distance }) => distance !== null)
    .toSorted(
      (one, other) => one.roundNumber - other.roundNumber || one.holeNumber - other.holeNumber,
    );
  const unmeasured = results.holes
    .filter(({ isPlayed, state }) => isPlayed && state === "open")
    .map(({ holeNumber }) => holeNumber);
  const leads = (entry: SideGameEntry) =>
    leadersOf({ gameType: game.gameType, entries }, entry).includes(entry.playerId);
  const columns: ReadonlyArray<Column<SideGameEntry>> = [
    { header: "Player", cell: ({ playerId }) => names.get(playerId) ?? "Former player" },
    { header: "Round", cell: ({ roundNumber }) => roundNumber },
    { header: "Hole", cell: ({ holeNumber }) => holeNumber },
    { header: "Distance", cell: ({ distance }) => `${distance} ${unit}` },
    {
      header: "Place",
      cell: (entry) => (leads(entry) ? <Badge kind="active">Leads</Badge> : "-"),
    },
  ];
  const tools: Column<SideGameEntry> = {
    header: "Actions",
    isTools: true,
    cell: (entry) => (
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 size={20} aria-hidden="true" />}
        aria-label={`Take back: ${names.get(entry.playerId)}, hole ${entry.holeNumber}`}
        onClick={() => setTakingBack(entry)}
      >
        Take back
      </Button>
    ),
  };
  return (
    <div className={asStack({ gap: 4, top: 4 })}>
      {unmeasured.length > 0 ? (
        <p>
          <Caution>
            {`No distance is recorded for ${unmeasured.length === 1 ? "hole" : "holes"} ${listText(unmeasured)} yet: nobody is paid for ${unmeasured.length === 1 ? "it" : "them"}.`}
          </Caution>
        </p>
      ) : null}
      {mayManage && game.participants.length > 0 ? (
        <EntryForm game={game} results={results} />
      ) : null}
      {entries.length === 0 ? (
        <EmptyState title="No Entries Yet">
          {game.participants.length === 0
            ? "Nobody has joined this game yet."
            : "Distances appear here once they are recorded."}
        </EmptyState>
      ) : (
        <Table
          caption="Entries"
          columns={mayManage ? [...columns, tools] : columns}
          rows={entries}
          keyOf={({ playerId, roundNumber, holeNumber }) =>
            `${playerId} ${roundNumber} ${holeNumber}`
          }
        />
      )}
      {takingBack ? (
        <ConfirmDialog
          isOpen
          onClose={() => setTakingBack(null)}
          onConfirm={() =>
            mutate({ ...takingBack, distance: null }, { onSuccess: () => setTakingBack(null) })
          }
          title="Take this entry back?"
          confirmText="Take back"
          pendingText="Taking back..."
          isPending={isPending}
        >
          <EntryConsequence
            game={game}
            results={results}
            entry={{ ...takingBack, distance: null }}
          />
        </ConfirmDialog>
      ) : null}
    </div>
  );
};
