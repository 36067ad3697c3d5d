import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { AttestCard } from "../../features/verification/AttestCard.tsx";
import { loadable } from "../../lib/loadable.tsx";
import type { ChosenCard } from "./chosenCard.ts";

// Loaded on demand, because most readers only look at the board.
const { Component: ScorecardDialog } = loadable(async () => {
  const { ScorecardDialog: Dialog } = await import(
    "../../features/scorecardDialog/ScorecardDialog.tsx"
  );
  return { default: Dialog };
});

interface Props {
  readonly card: ChosenCard;
  readonly tournamentId: TournamentId;
  /** Null for readers who are not players, since only players attest cards. */
  readonly me: PlayerId | null;
  readonly onClose: () => void;
}

/** The open card with the button to attest it. */
export const CardToOpen = ({ card, tournamentId, me, onClose }: Props) => (
  <ScorecardDialog
    scorecardId={card.scorecardId}
    playerName={card.playerName}
    {...(card.known ? { known: card.known } : {})}
    tournamentId={tournamentId}
    onClose={onClose}
    actions={(shown) => (me === null ? null : <AttestCard card={shown} me={me} />)}
  />
);
