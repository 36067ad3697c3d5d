import { Flag } from "lucide-react";
import { useState } from "react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { listMatches, type Match } from "../../../contract/match/matches.ts";
import { useRead } from "../../data/read.ts";
import { unsaved } from "../../device/unsaved.ts";
import { asStack } from "../../ui/layout.ts";
import { leaveFocusToSuccessor } from "../../ui/leaveFocusToSuccessor.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { RowTools } from "../../ui/tables/RowTools.tsx";
import { type Column, Table } from "../../ui/tables/Table.tsx";
import { nameOf } from "../person/playerText.ts";
import { MatchForm } from "./MatchForm.tsx";
import { newMatch, valuesOf } from "./matchForm.ts";
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

const columns: ReadonlyArray<Column<Match>> = [
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
          columns={mayManage ? [...columns, record] : columns}
          rows={query.data}
          keyOf={({ id }) => id}
          chosenKey={chosen?.id ?? null}
        />
      )}
    </div>
  );
};
