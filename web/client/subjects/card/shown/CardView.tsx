import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import type { ReactNode } from "react";
import type { ScorecardId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { attestationsQuery } from "./api.ts";
import { AttestationList } from "./attestations/AttestationList.tsx";
import { button as footButton } from "./card/CardFoot.css.ts";
import { CardFoot } from "./card/CardFoot.tsx";
import { CardHoles } from "./card/CardHoles.tsx";
import { CardKey } from "./card/CardKey.tsx";
import { CardPlates } from "./card/CardPlates.tsx";
import { columnsOf, parPlayed } from "./card/columns.ts";
import { DisputedHoles } from "./disputes/DisputedHoles.tsx";

interface Props {
  readonly scorecardId: ScorecardId;
  readonly card: Scorecard;
  readonly isManager: boolean;
  readonly actions: ReactNode;
  readonly onHistory: () => void;
  /** Opens the explanation of net score and points. */
  readonly onExplain: () => void;
}

const nobody: ReadonlyArray<never> = [];

/** The card: totals, holes and attestations. */
export const CardView = ({
  scorecardId,
  card,
  isManager,
  actions,
  onHistory,
  onExplain,
}: Props) => {
  const attestations = useQuery(attestationsQuery(scorecardId)).data ?? nobody;
  return (
    <div className={asStack({ gap: 4, packed: true })}>
      {card.rejection ? <SentBack rejection={card.rejection} /> : null}
      {card.disputes.length > 0 ? <DisputedHoles card={card} isManager={isManager} /> : null}
      <CardPlates card={card} par={parPlayed(columnsOf(card))} onExplain={onExplain} />
      <CardHoles card={card} />
      <CardKey />
      <CardFoot card={card} attestations={attestations}>
        <Button
          variant="line"
          size="small"
          className={footButton}
          icon={<History size={22} aria-hidden="true" />}
          onClick={onHistory}
        >
          History
        </Button>
      </CardFoot>
      <AttestationList attestations={attestations} />
      {actions}
    </div>
  );
};

interface SentBackProps {
  readonly rejection: NonNullable<Scorecard["rejection"]>;
}

const SentBack = ({ rejection: { reason, rejectedBy } }: SentBackProps) => (
  <div
    className={asStack({
      gap: "half",
      padX: 4,
      padY: 3,
      ground: "caution",
      radius: "panel",
      tone: "onCaution",
      leading: 1.35,
      breaks: true,
    })}
  >
    <p className={asText({ weight: "strong" })}>
      {`Sent back by ${rejectedBy.firstName} ${rejectedBy.lastName}`}
    </p>
    <p>{reason}</p>
  </div>
);
