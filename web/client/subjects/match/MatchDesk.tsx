import { Flag } from "lucide-react";
import { useEffect, useState } from "react";
import { range } from "../../../../domain/golf/range.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Body } from "../../../contract/endpoint.ts";
import { arrangeMatch, listMatches, type Match } from "../../../contract/match/matches.ts";
import { useRead } from "../../data/read.ts";
import { serverErrorOr } from "../../data/toasts.ts";
import { useWrite } from "../../data/write.ts";
import { unsaved } from "../../device/unsaved.ts";
import { CancelButton, FormFooter } from "../../form/DialogForm.tsx";
import { Fields } from "../../form/table/Fields.tsx";
import type { FieldTable } from "../../form/table/fieldTable.ts";
import { useBodyForm } from "../../form/useBodyForm.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { columns } from "../../ui/dialogs/Dialog.css.ts";
import { asStack } from "../../ui/layout.ts";
import { leaveFocusToSuccessor } from "../../ui/leaveFocusToSuccessor.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { type Column, RowTools, Table } from "../../ui/tables/Table.tsx";
import { nameOf } from "../person/playerText.ts";
import { bodyOf, errorsIn, type MatchValues, newMatch, valuesOf } from "./matchForm.ts";
import { standText } from "./matchTexts.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly numberOfRounds: number;
  readonly players: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  /** False for readers who may only view. */
  readonly mayManage: boolean;
}

const namesOf = ({ player, opponent }: Match) => `${nameOf(player)} and ${nameOf(opponent)}`;

const leaderOf = ({ leaderId, playerId, player, opponent }: Match) => {
  if (leaderId === null) return "-";
  return nameOf(leaderId === playerId ? player : opponent);
};

const matchColumns: ReadonlyArray<Column<Match>> = [
  { header: "Match", cell: namesOf, isWide: true },
  { header: "Round", cell: ({ roundNumber }) => roundNumber },
  { header: "State", cell: standText },
  { header: "Ahead", cell: leaderOf },
];

/** The matches of an event and their results. */
export const MatchDesk = ({ tournamentId, numberOfRounds, players, mayManage }: Props) => {
  const query = useRead(listMatches, { eventId: tournamentId });
  const [chosen, setChosen] = useState<Match | null>(null);
  const choose = (match: Match) => {
    if (match.id !== chosen?.id) unsaved.leave(document, () => setChosen(match));
  };
  const record: Column<Match> = {
    header: "Actions",
    isTools: true,
    // Matches of a side game are decided by its scores.
    cell: (match) =>
      match.sideGameId ? null : (
        <RowTools
          about={namesOf(match)}
          tools={[
            {
              label: "Record Result",
              icon: <Flag size={22} aria-hidden="true" />,
              onSelect: () => choose(match),
            },
          ]}
        />
      ),
  };
  if (query.isLoadingError) {
    return <FailedRead title="The matches could not be loaded" of={query} />;
  }
  if (query.isPending) return <SkeletonSlats label="Loading matches..." />;
  return (
    <div className={asStack({ gap: 5 })}>
      {mayManage ? (
        <div key={chosen?.id ?? "new"} ref={leaveFocusToSuccessor}>
          <MatchForm
            tournamentId={tournamentId}
            numberOfRounds={numberOfRounds}
            players={players}
            initial={chosen ? valuesOf(chosen) : newMatch}
            onSaved={() => setChosen(null)}
            onCancel={chosen ? () => setChosen(null) : null}
          />
        </div>
      ) : null}
      {query.data.length === 0 ? (
        <EmptyState title="No Matches Yet">Two players who meet in a round.</EmptyState>
      ) : (
        <Table
          caption="Matches"
          columns={mayManage ? [...matchColumns, record] : matchColumns}
          rows={query.data}
          keyOf={({ id }) => id}
          chosenKey={chosen?.id ?? null}
        />
      )}
    </div>
  );
};

interface MatchFormProps {
  readonly tournamentId: TournamentId;
  readonly numberOfRounds: number;
  readonly players: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  readonly initial: MatchValues;
  readonly onSaved: () => void;
  /** Goes back to a new match from one that is there; null for a new match. */
  readonly onCancel: (() => void) | null;
}

type Asked = Pick<MatchFormProps, "numberOfRounds" | "players">;

const player = {
  emptyLabel: "Select a player",
  options: (_: unknown, { players }: Asked) =>
    players.map(({ id, name }) => ({ value: id, label: name })),
};
const playerName = ({ players }: Asked, wanted: string) =>
  players.find(({ id }) => id === wanted)?.name;

const table: FieldTable<MatchValues, Asked> = {
  roundNumber: {
    label: "Round",
    options: (_, { numberOfRounds }) =>
      range(1, numberOfRounds).map((round) => ({ value: String(round), label: `Round ${round}` })),
  },
  playerId: { ...player, label: "Player" },
  opponentId: { ...player, label: "Opponent" },
  result: {
    ...{ label: "Result", emptyLabel: "Not decided yet" },
    hint: "Yours stays, whatever the scores say.",
    options: ({ playerId, opponentId }, asked) => [
      { value: "win", label: `${playerName(asked, playerId) ?? "Player"} won` },
      { value: "loss", label: `${playerName(asked, opponentId) ?? "Opponent"} won` },
      { value: "halved", label: "Halved" },
    ],
  },
  margin: {
    ...{ label: "Margin", input: { maxLength: 20 } },
    hint: "Of a match that was won: 3&2, 1 up or 19 holes.",
  },
};

/** Arranges a match, or records how it ended. */
const MatchForm = (props: MatchFormProps) => {
  const { tournamentId, initial, onSaved, onCancel } = props;
  const { mutate, isPending } = useArrangeMatch(tournamentId);
  const form = useBodyForm(arrangeMatch, {
    initial,
    bodyOf,
    validate: errorsIn,
    send: (body) =>
      mutate(body, {
        onSuccess: () => {
          form.renew();
          onSaved();
        },
        onError: form.fail,
      }),
  });
  const isKnown = onCancel !== null;
  const { ref } = form.form;
  // Its row may be far below the form.
  useEffect(() => {
    if (isKnown) ref.current?.querySelector<HTMLElement>("select[name='result']")?.focus();
  }, [isKnown, ref]);
  return (
    <Panel title={isKnown ? "Record Result" : "Arrange Match"} as="h3">
      <form {...form.form} className={asStack({ gap: 4, width: "card" })}>
        <div className={columns}>
          <Fields of={table} form={form} asked={props} />
        </div>
        <FormFooter errorCount={form.errorCount} failure={form.failure}>
          {onCancel ? <CancelButton onCancel={onCancel} /> : null}
          <Button type="submit" isPending={isPending} pendingText="Saving...">
            Save Match
          </Button>
        </FormFooter>
      </form>
    </Panel>
  );
};

/** Arranges a match or records its result. The latest result of an administrator counts. */
export const useArrangeMatch = (eventId: TournamentId) =>
  useWrite(arrangeMatch, (body: Body<typeof arrangeMatch>) => ({ params: { eventId }, body }), {
    isShownFirst: true,
    done: "Match saved",
    onFailed: serverErrorOr("Failed to save match"),
  });
