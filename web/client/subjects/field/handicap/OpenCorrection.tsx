import { useQuery } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import { getEvent } from "../../../../contract/event/events.ts";
import { useRead } from "../../../data/read.ts";
import { fullName } from "../entries/PlayersTable.tsx";
import { useTees } from "../entries/useTees.ts";
import { everybodyQuery } from "../participantsQuery.ts";
import { CorrectHandicapDialog } from "./CorrectHandicapDialog.tsx";

interface Props {
  readonly eventId: TournamentId;
  readonly playerId: PlayerId;
  readonly onClose: () => void;
}

/** The correction that Edit User offers, with the handicap of the account. */
export const OpenCorrection = ({ eventId, playerId, onClose }: Props) => {
  const { data: event } = useRead(getEvent, { eventId });
  const { data: participants } = useQuery(everybodyQuery(eventId));
  const tees = useTees(event?.courseId ?? null);
  const player = participants?.find(({ id }) => id === playerId);
  if (!event || !player) return null;
  return (
    <CorrectHandicapDialog
      event={event}
      player={player}
      tees={tees}
      isSuggested
      nameOf={namesIn(participants)}
      onClose={onClose}
    />
  );
};

/** The names of the field, by id. */
export const namesIn = (
  participants: ReadonlyArray<Parameters<typeof fullName>[0] & { readonly id: string }> = [],
) => {
  const names = new Map(participants.map((player) => [player.id, fullName(player)]));
  return (playerId: string) => names.get(playerId) ?? "Former player";
};
