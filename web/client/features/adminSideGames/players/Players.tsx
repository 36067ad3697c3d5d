import type { SideGame, SideGameParticipant } from "../../../contract/sideGame.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { type Column, Table } from "../../components/tables/Table.tsx";
import { namesOf } from "./holesInPlay.ts";
import * as styles from "./SideGames.css.ts";

interface Props {
  readonly game: SideGame;
}

/** The players of the game, with their team or partner. */
export const Players = ({ game }: Props) => {
  if (game.participants.length === 0) {
    return (
      <EmptyState title="Nobody Plays Yet">Players join the game on the event's page.</EmptyState>
    );
  }
  const names = namesOf(game);
  const player: Column<SideGameParticipant> = {
    header: "Player",
    cell: ({ userId }) => names.get(userId) ?? "Former player",
  };
  const team: Column<SideGameParticipant> = {
    header: "Team",
    cell: ({ teamName, isTeamCaptain }) =>
      `${teamName ?? "None"}${isTeamCaptain ? " (captain)" : ""}`,
  };
  const partner: Column<SideGameParticipant> = {
    header: "Partner",
    cell: ({ partnerId }) => partnerText(game, partnerId),
  };
  const columns = [
    player,
    ...(game.gameFormat === "team" ? [team] : []),
    ...(game.gameFormat === "partners" ? [partner] : []),
  ];
  return (
    <div className={styles.part}>
      <Table caption="Players" columns={columns} rows={game.participants} keyOf={({ id }) => id} />
    </div>
  );
};

/** Two players form a side once both have joined. */
const partnerText = (game: SideGame, partnerId: string | null) => {
  if (partnerId === null) return "None";
  return namesOf(game).get(partnerId) ?? "Has not joined yet";
};
