import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { type EventTeam, listTeams } from "../../../contract/team/teams.ts";
import { useRead } from "../../data/read.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { asStack } from "../../ui/layout.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { type Column, RowTools, Table } from "../../ui/tables/Table.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";
import { heading } from "../../ui/theme/theme.css.ts";
import { everybodyQuery } from "../field/participantsQuery.ts";
import { indexText } from "../person/playerText.ts";
import { type Choosable, playersOf, withSides } from "./api.ts";
import { PairForm, TeamForm } from "./TeamForm.tsx";
import { useDisbandTeam } from "./useFormTeam.ts";

interface Props {
  readonly tournamentId: TournamentId;
  /** False for readers who may only view. */
  readonly mayManage: boolean;
  /** The matches of players with a place. */
  readonly matches: (players: ReadonlyArray<Choosable>) => ReactNode;
}

const views = ["pairs", "teams", "matches"] as const;

/** The pairs and teams of an event. A player may be in several. */
export const EventTeams = ({ tournamentId, mayManage, matches }: Props) => {
  const [search, setSearch] = useSearchParams();
  const teams = useRead(listTeams, { eventId: tournamentId });
  const participants = useQuery(everybodyQuery(tournamentId));
  const [deleting, setDeleting] = useState<EventTeam | null>(null);
  if (!teams.data || !participants.data) {
    const reads = [teams, participants];
    return reads.some(({ error }) => error) ? (
      <FailedRead title="The teams could not be loaded" of={reads} />
    ) : (
      <SkeletonSlats label="Loading teams..." />
    );
  }
  const players = playersOf(participants.data);
  const pairs = teams.data.filter(({ type }) => type === "pair");
  const others = teams.data.filter(({ type }) => type === "team");
  const tab = views.find((view) => view === search.get("view")) ?? "pairs";
  const onDelete = mayManage ? setDeleting : undefined;
  return (
    <Tabs
      value={tab}
      onChange={(view) => setSearch({ view }, { replace: true })}
      className={asStack({ gap: 4, shrinks: true })}
    >
      <h2 className={heading}>Team Management</h2>
      <UnderlineTabs
        label="Team Management"
        tabs={[
          { value: "pairs", label: "Pairs", count: pairs.length || undefined },
          { value: "teams", label: "Teams", count: others.length || undefined },
          { value: "matches", label: "Matches" },
        ]}
      />
      <TabPanel value="pairs" className={asStack({ gap: 4, top: 4 })}>
        {mayManage ? (
          <PairForm tournamentId={tournamentId} players={withSides(players, pairs)} />
        ) : null}
        {pairs.length === 0 ? (
          <EmptyState title="No Pairs Yet">Two players who play together.</EmptyState>
        ) : (
          <TeamTable caption="Pairs" teams={pairs} onDelete={onDelete} />
        )}
      </TabPanel>
      <TabPanel value="teams" className={asStack({ gap: 4, top: 4 })}>
        {mayManage ? (
          <TeamForm tournamentId={tournamentId} players={withSides(players, others)} />
        ) : null}
        {others.length === 0 ? (
          <EmptyState title="No Teams Yet">Two or more players who count together.</EmptyState>
        ) : (
          <TeamTable caption="Teams" teams={others} onDelete={onDelete} />
        )}
      </TabPanel>
      <TabPanel value="matches" className={asStack({ gap: 4, top: 4 })}>
        {matches(players)}
      </TabPanel>
      {deleting ? <DeleteTeamDialog team={deleting} onClose={() => setDeleting(null)} /> : null}
    </Tabs>
  );
};

interface TeamTableProps {
  readonly caption: string;
  readonly teams: ReadonlyArray<EventTeam>;
  /** Undefined for readers who may only view. */
  readonly onDelete?: ((team: EventTeam) => void) | undefined;
}

const playersText = ({ players }: EventTeam) =>
  players
    .map(({ firstName, lastName, handicap }) => `${firstName} ${lastName} (${indexText(handicap)})`)
    .join(", ");

const TeamTable = ({ caption, teams, onDelete }: TeamTableProps) => {
  const columns: ReadonlyArray<Column<EventTeam>> = [
    { header: "Name", cell: ({ name }) => name },
    { header: "Players (handicap)", cell: playersText, isWide: true },
  ];
  const tools: Column<EventTeam> = {
    header: "Actions",
    isTools: true,
    cell: (team) => (
      <RowTools
        about={team.name}
        tools={[
          {
            label: "Delete",
            icon: <Trash2 size={22} aria-hidden="true" />,
            isDangerous: true,
            onSelect: () => onDelete?.(team),
          },
        ]}
      />
    ),
  };
  return (
    <Table
      caption={caption}
      columns={onDelete ? [...columns, tools] : columns}
      rows={teams}
      keyOf={({ id }) => id}
    />
  );
};

interface DeleteTeamDialogProps {
  readonly team: EventTeam;
  readonly onClose: () => void;
}

export const DeleteTeamDialog = ({ team, onClose }: DeleteTeamDialogProps) => {
  const what = team.type === "pair" ? "Pair" : "Team";
  const { mutate, isPending } = useDisbandTeam(team.eventId, what);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(team.id, { onSuccess: onClose })}
      title={`Delete ${team.name}?`}
      confirmText="Delete"
      pendingText="Deleting..."
      isPending={isPending}
    >
      <p>Its players stay in the event with all their scores. It leaves the team board.</p>
    </ConfirmDialog>
  );
};
