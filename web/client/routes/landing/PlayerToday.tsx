import { useCallback } from "react";
import type { PlayerId, RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import { holesWaitingIn } from "../../features/scoreEntry/waiting.ts";
import { Today } from "../../features/today/Today.tsx";

interface Props {
  readonly playerId: PlayerId;
}

/** Today, above the page that visitors see. Includes the scores that this device has not sent yet. */
export const PlayerToday = ({ playerId }: Props) => {
  const enteredHere = useCallback(
    (tournamentId: TournamentId, roundNumber: RoundNumber) =>
      holesWaitingIn(playerId, tournamentId, roundNumber),
    [playerId],
  );
  return <Today enteredHere={enteredHere} />;
};
