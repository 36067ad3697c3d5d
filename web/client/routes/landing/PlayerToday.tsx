import { useCallback } from "react";
import type { PlayerId, RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import { holesWaitingIn } from "../../features/scoreEntry/waiting.ts";
import type { Session } from "../../features/session/useSession.ts";
import { Today, TodayComing } from "../../features/today/Today.tsx";
import { siteConfig } from "../../lib/siteConfig.ts";
import { developmentUser } from "../../lib/storage.ts";

/** Today, above the page that visitors see. */
export const PlayerToday = ({ user, isLoading }: Session) => {
  if (user) return <TodayOf playerId={user.id} />;
  // A reader who signed in here before is most likely still signed in, so its space is reserved.
  const isKnown = siteConfig.hasSession || developmentUser.read() !== null;
  return isLoading && isKnown ? <TodayComing /> : null;
};

/** Includes the scores that this device has not sent yet. */
const TodayOf = ({ playerId }: { readonly playerId: PlayerId }) => {
  const enteredHere = useCallback(
    (tournamentId: TournamentId, roundNumber: RoundNumber) =>
      holesWaitingIn(playerId, tournamentId, roundNumber),
    [playerId],
  );
  return <Today enteredHere={enteredHere} />;
};
