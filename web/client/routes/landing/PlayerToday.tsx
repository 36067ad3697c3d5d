import { useCallback } from "react";
import type {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../../../../domain/shared/values.ts";
import { holesWaitingIn, isRecordWaiting } from "../../features/scoreEntry/waiting.ts";
import { Today } from "../../features/today/Today.tsx";

interface Props {
  readonly playerId: PlayerId;
}

/** Today, above the page that visitors see. Includes what this device has not sent yet. */
export const PlayerToday = ({ playerId }: Props) => {
  const enteredHere = useCallback(
    (tournamentId: TournamentId, roundNumber: RoundNumber) =>
      holesWaitingIn(playerId, tournamentId, roundNumber),
    [playerId],
  );
  const isRecordedHere = useCallback(
    (tournamentId: TournamentId, sideGameId: SideGameId, hole: HoleNumber) =>
      isRecordWaiting(playerId, tournamentId, sideGameId, hole),
    [playerId],
  );
  return <Today enteredHere={enteredHere} isRecordedHere={isRecordedHere} />;
};
