import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { type EventTeam, listTeams } from "../../../contract/team/teams.ts";
import { useRead } from "../../data/read.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";
import { heading } from "../../ui/theme/voices.css.ts";
import { everybodyQuery } from "../field/participantsQuery.ts";
import { type Choosable, playersOf, withSides } from "./api.ts";
import { DeleteTeamDialog } from "./DeleteTeamDialog.tsx";
import * as styles from "./EventTeams.css.ts";
import { PairForm } from "./PairForm.tsx";
import { TeamForm } from "./TeamForm.tsx";
import { TeamTable } from "./TeamTable.tsx";

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
      className={styles.teams}
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
      <TabPanel value="pairs" className={styles.panel}>
        {mayManage ? (
          <PairForm tournamentId={tournamentId} players={withSides(players, pairs)} />
        ) : null}
        {pairs.length === 0 ? (
          <EmptyState title="No Pairs Yet">Two players who play together.</EmptyState>
        ) : (
          <TeamTable caption="Pairs" teams={pairs} onDelete={onDelete} />
        )}
      </TabPanel>
      <TabPanel value="teams" className={styles.panel}>
        {mayManage ? (
          <TeamForm tournamentId={tournamentId} players={withSides(players, others)} />
        ) : null}
        {others.length === 0 ? (
          <EmptyState title="No Teams Yet">Two or more players who count together.</EmptyState>
        ) : (
          <TeamTable caption="Teams" teams={others} onDelete={onDelete} />
        )}
      </TabPanel>
      <TabPanel value="matches" className={styles.panel}>
        {matches(players)}
      </TabPanel>
      {deleting ? <DeleteTeamDialog team={deleting} onClose={() => setDeleting(null)} /> : null}
    </Tabs>
  );
};
