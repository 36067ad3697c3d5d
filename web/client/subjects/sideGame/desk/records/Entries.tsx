import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import {
  recordSideGameEntry,
  type SideGameEntry,
} from "../../../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";
import { FormFooter } from "../../../../form/DialogForm.tsx";
import { Fields } from "../../../../form/table/Fields.tsx";
import type { FieldTable } from "../../../../form/table/fieldTable.ts";
import { numberIn } from "../../../../form/typedNumbers.ts";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Badge } from "../../../../ui/badges/Badge.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { columns } from "../../../../ui/dialogs/Dialog.css.ts";
import { asStack } from "../../../../ui/layout.ts";
import { listText } from "../../../../ui/listText.ts";
import { moneyText } from "../../../../ui/money.ts";
import { Caution } from "../../../../ui/states/Caution.tsx";
import { EmptyState } from "../../../../ui/states/EmptyState.tsx";
import { type Column, Table } from "../../../../ui/tables/Table.tsx";
import {
  leadersOf,
  type Measured,
  type MeasuredGame,
  unitOf,
} from "../../distance/distanceTexts.ts";
import { isAt } from "../../gameHole.ts";
import { holesOfRound, namesOf } from "../gameTexts.ts";
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

interface EntryFormProps {
  readonly game: SideGame;
  readonly results: SideGameResults;
}

const bodyOf = ({ roundNumber, holeNumber, playerId, distance }: Values) => ({
  roundNumber: Number(roundNumber),
  holeNumber: Number(holeNumber),
  playerId,
  // An empty field is not a distance, and does not remove an entry.
  distance: numberIn(distance, "decimal"),
});

type Values = {
  readonly roundNumber: string;
  readonly holeNumber: string;
  readonly playerId: string;
  readonly distance: string;
};

const numbered = (word: string, numbers: ReadonlyArray<number>) =>
  numbers.map((number) => ({ value: String(number), label: `${word} ${number}` }));

const tableFor = (game: EntryFormProps["game"]): FieldTable<Values> => ({
  roundNumber: { label: "Round", options: numbered("Round", game.roundNumbers) },
  holeNumber: {
    label: "Hole",
    options: ({ roundNumber }) => numbered("Hole", holesOfRound(game, Number(roundNumber))),
  },
  playerId: {
    ...{ label: "Player", emptyLabel: "Select a player" },
    options: [...namesOf(game)].map(([value, label]) => ({ value, label })),
  },
  distance: { label: `Distance in ${unitOf(game.gameType)}`, kind: "decimal" },
});

/** A distance on a hole. A new entry of the same player replaces the earlier one. */
const EntryForm = ({ game, results }: EntryFormProps) => {
  const { mutate, isPending } = useRecord(game.id, "distance", "Entry");
  const firstHole = String(holesOfRound(game, game.roundNumber)[0] ?? 1);
  const initial: Values = {
    ...{ roundNumber: String(game.roundNumber), holeNumber: firstHole },
    ...{ playerId: "", distance: "" },
  };
  const form = useBodyForm(recordSideGameEntry, {
    initial,
    bodyOf,
    send: (body) => {
      const next = { ...form.values, playerId: "", distance: "" };
      mutate(body, { onSuccess: () => form.renew(next), onError: form.fail });
    },
  });
  return (
    <form {...form.form} className={asStack({ gap: 3 })}>
      <div className={columns}>
        <Fields of={tableFor(game)} form={form} asked={null} />
      </div>
      <EntryConsequence game={game} results={results} entry={bodyOf(form.values)} />
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" isPending={isPending} pendingText="Saving...">
          Save Entry
        </Button>
      </FormFooter>
    </form>
  );
};

interface EntryConsequenceProps {
  readonly game: SideGame;
  readonly results: SideGameResults;
  readonly entry: Measured;
}

const CENTS = 100;

/** Says before saving who wins the hole now and who would win it. */
const EntryConsequence = ({ game, results, entry }: EntryConsequenceProps) => {
  const { holeNumber, playerId, distance } = entry;
  const names = namesOf(game);
  const hole = results.holes.find(isAt(entry));
  const value = hole ? moneyText(hole.value / CENTS) : null;
  const earlier = results.entries.find((each) => each.playerId === playerId && isAt(entry)(each));
  const isReady = playerId !== "" && (distance === null || distance > 0);
  const { before, after } = entryChange({ ...game, ...results }, entry);
  const who = (ids: ReadonlyArray<string>) =>
    ids.map((id) => names.get(id) ?? "").join(" and ") || "nobody";
  const isSame = before.join() === after.join();
  return (
    <output className={asStack({ gap: 1, pad: 3, ground: "raised", radius: "control" })}>
      <span>{`Hole ${holeNumber}${value ? ` for ${value}` : ""}: ${who(before)} ${before.length === 0 ? "yet" : "leads"}.`}</span>
      {earlier?.distance != null && isReady ? (
        <span>{`${names.get(playerId)} has ${earlier.distance} now; it will be replaced.`}</span>
      ) : null}
      {isReady ? (
        <span>
          {isSame ? "This changes nothing at the top." : `Afterwards ${who(after)} leads.`}
        </span>
      ) : null}
    </output>
  );
};

interface EntryChange {
  /** The ids of the players who win the hole; several may share it. */
  readonly before: ReadonlyArray<string>;
  readonly after: ReadonlyArray<string>;
}

/** The winners of a hole now, and the winners with another entry. */
export const entryChange = (game: MeasuredGame, entry: Measured): EntryChange => {
  const others = game.entries.filter(
    (each) => !(isAt(entry)(each) && each.playerId === entry.playerId),
  );
  return {
    before: leadersOf(game, entry),
    after: leadersOf({ ...game, entries: [...others, entry] }, entry),
  };
};
