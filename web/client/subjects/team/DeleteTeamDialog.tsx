import type { EventTeam } from "../../../contract/team/teams.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { useDisbandTeam } from "./useFormTeam.ts";

interface Props {
  readonly team: EventTeam;
  readonly onClose: () => void;
}

export const DeleteTeamDialog = ({ team, onClose }: Props) => {
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
