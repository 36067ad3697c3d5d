import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ScorecardId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { onCard } from "../../../ui/theme/onCard.css.ts";
import { explanationQuery, scorecardQuery } from "./api.ts";
import { CardOnceKnown } from "./CardOnceKnown.tsx";
import { CardView } from "./CardView.tsx";
import { placeLine } from "./card/cardTexts.ts";
import { ExplanationList } from "./explanation/ExplanationList.tsx";
import { HistoryView } from "./HistoryView.tsx";
import { ViewTitle } from "./ViewTitle.tsx";
import { WhenLoaded } from "./WhenLoaded.tsx";

interface Props {
  readonly scorecardId: ScorecardId;
  /** Shown in the title until the card has arrived. */
  readonly playerName: string;
  readonly onClose: () => void;
  /** The card as the page has it, which is shown until the present one has arrived. */
  readonly known?: Scorecard;
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
  known,
  tournamentId,
  isManager = false,
  actions,
}: Props) => {
  const reference = { scorecardId, tournamentId: tournamentId ?? null };
  const card = useQuery(scorecardQuery(reference.scorecardId));
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
        <CardOnceKnown query={card} known={known}>
          {(shown) =>
            part === "explanation" ? (
              <ExplanationView scorecardId={reference.scorecardId} onBack={backToCard} />
            ) : part === "history" ? (
              <HistoryView scorecardId={reference.scorecardId} card={shown} onBack={backToCard} />
            ) : (
              <CardView
                scorecardId={reference.scorecardId}
                card={shown}
                isManager={isManager}
                actions={actions?.(shown)}
                onHistory={() => show("history")}
                onExplain={() => show("explanation")}
              />
            )
          }
        </CardOnceKnown>
      </DialogBody>
    </Dialog>
  );
};

interface ExplanationViewProps {
  readonly scorecardId: ScorecardId;
  readonly onBack: () => void;
}

/** Explains net score and points; replaces the view of the card. */
const ExplanationView = ({ scorecardId, onBack }: ExplanationViewProps) => {
  const explanation = useQuery(explanationQuery(scorecardId));
  return (
    <div className={asStack({ gap: 4, packed: true })}>
      <ViewTitle title="How it is counted" onBack={onBack} />
      <WhenLoaded
        query={explanation}
        label="Loading explanation..."
        failure="The explanation could not be loaded"
      >
        {(loaded) => <ExplanationList explanation={loaded} />}
      </WhenLoaded>
    </div>
  );
};
