import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ScorecardId, TournamentId } from "../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { Dialog, DialogBody } from "../../components/dialogs/Dialog.tsx";
import { onCard } from "../../theme/onCard.css.ts";
import { scorecardQuery } from "./api.ts";
import { CardView } from "./CardView.tsx";
import { placeLine } from "./card/cardTexts.ts";
import { ExplanationView } from "./ExplanationView.tsx";
import { HistoryView } from "./HistoryView.tsx";
import { WhenLoaded } from "./WhenLoaded.tsx";

interface Props {
  readonly scorecardId: ScorecardId;
  /** Shown in the title until the card has arrived. */
  readonly playerName: string;
  readonly onClose: () => void;
  /** If the page knows the tournament, live updates refresh the open card. */
  readonly tournamentId?: TournamentId;
  /** The reader manages the event. */
  readonly isManager?: boolean;
  /** Additional actions of the page, such as attesting. */
  readonly actions?: (card: Scorecard) => ReactNode;
}

/** The dialog of a card. It is open as long as it is rendered. */
export const ScorecardDialog = ({
  scorecardId,
  playerName,
  onClose,
  tournamentId,
  isManager = false,
  actions,
}: Props) => {
  const reference = { scorecardId, tournamentId: tournamentId ?? null };
  const card = useQuery(scorecardQuery(reference));
  const [part, show] = useState<"card" | "history" | "explanation">("card");
  const backToCard = () => show("card");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      startsAt="title"
      className={onCard}
      title={`Golf Scorecard - ${playerName}`}
      description={card.data ? placeLine(card.data) : undefined}
    >
      <DialogBody>
        <WhenLoaded query={card} label="Loading scorecard..." failure="No scorecard data available">
          {(detail) =>
            part === "explanation" ? (
              <ExplanationView reference={reference} onBack={backToCard} />
            ) : part === "history" ? (
              <HistoryView reference={reference} card={detail.scorecard} onBack={backToCard} />
            ) : (
              <CardView
                reference={reference}
                card={detail.scorecard}
                isManager={isManager}
                actions={actions?.(detail.scorecard)}
                onHistory={() => show("history")}
                onExplain={() => show("explanation")}
              />
            )
          }
        </WhenLoaded>
      </DialogBody>
    </Dialog>
  );
};
