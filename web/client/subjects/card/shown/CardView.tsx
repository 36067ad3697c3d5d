import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import type { ReactNode } from "react";
import type { ScorecardId } from "../../../../../domain/shared/values.ts";
import type { AttestationItem } from "../../../../contract/card/attestations.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { strong } from "../../../ui/theme/voices.css.ts";
import { attestationsQuery } from "./api.ts";
import * as styles from "./CardView.css.ts";
import { button as footButton } from "./card/CardFoot.css.ts";
import { CardFoot } from "./card/CardFoot.tsx";
import { CardHoles } from "./card/CardHoles.tsx";
import { CardKey } from "./card/CardKey.tsx";
import { CardPlates } from "./card/CardPlates.tsx";
import { columnsOf, parPlayed } from "./card/columns.ts";
import { DisputedHoles } from "./disputes/DisputedHoles.tsx";
import { timeOf } from "./history/changeTexts.ts";

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

interface AttestationListProps {
  readonly attestations: ReadonlyArray<AttestationItem>;
}

/** The foot of the card names valid attestations; notes and withdrawn ones need a list. */
const tellsMore = ({ attestation }: AttestationItem) =>
  attestation.notes !== null || !attestation.isValid;

/** All attestations of the card, newest first, with their notes. */
const AttestationList = ({ attestations }: AttestationListProps) => {
  if (!attestations.some(tellsMore)) return null;
  return (
    <section className={asStack({ gap: 2 })} aria-label="Signatures">
      <h3 className={asText({ size: "md", weight: 720 })}>Signatures</h3>
      <ul className={asStack({ gap: 2 })}>
        {attestations.map(({ attestation, attester }) => (
          <li key={attestation.id} className={styles.item}>
            <span className={styles.line}>
              <span className={strong}>{`${attester.firstName} ${attester.lastName}`}</span>
              <span className={styles.when}>{timeOf(attestation.attestedAt)}</span>
              {attestation.isValid ? null : <Badge kind="caution">No longer valid</Badge>}
            </span>
            {attestation.notes ? (
              <span className={asText({ breaks: true })}>{attestation.notes}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
