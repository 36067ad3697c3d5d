import { lazy, Suspense } from "react";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { AttestCard } from "../../features/verification/AttestCard.tsx";
import type { ChosenCard } from "./chosenCard.ts";

// Most readers look at the board alone.
const ScorecardDialog = lazy(async () => {
  const { ScorecardDialog: Dialog } = await import(
    "../../features/scorecardDialog/ScorecardDialog.tsx"
  );
  return { default: Dialog };
});

interface Props {
  readonly card: ChosenCard;
  readonly tournamentId: TournamentId;
  /** Only players attest cards. */
  readonly me: PlayerId | null;
  readonly onClose: () => void;
}

/** The open card, with the way to attest it at its foot. */
export const CardToOpen = ({ card, tournamentId, me, onClose }: Props) => (
  <Suspense>
    <ScorecardDialog
      scorecardId={card.scorecardId}
      playerName={card.playerName}
      tournamentId={tournamentId}
      onClose={onClose}
      actions={(shown) =>
        me === null ? null : <AttestCard tournamentId={tournamentId} card={shown} me={me} />
      }
    />
  </Suspense>
);
