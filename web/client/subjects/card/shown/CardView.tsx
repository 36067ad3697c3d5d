import { useQuery } from "@tanstack/react-query";
import { History, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ScorecardId } from "../../../../../domain/shared/values.ts";
import type { AttestationItem } from "../../../../contract/card/attestations.ts";
import type { Dispute, Scorecard } from "../../../../contract/card/scorecard.ts";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { entryWord } from "../../../ui/notation.ts";
import { heading, strong } from "../../../ui/theme/theme.css.ts";
import { CardStateBadge } from "../state/CardStateBadge.tsx";
import { attestationsQuery } from "./api.ts";
import { CardHoles, CardKey } from "./card/CardHoles.tsx";
import { CardPlates } from "./card/CardPlates.tsx";
import { attestersText, handicapLine } from "./card/cardTexts.ts";
import { columnsOf, parPlayed } from "./card/columns.ts";
import { timeOf } from "./changeTexts.ts";
import * as styles from "./ScorecardDialog.css.ts";
import { useMaySettle, useSettle } from "./useSettling.ts";

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
          className={styles.historyButton}
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
          <li key={attestation.id} className={styles.signature}>
            <span className={styles.signatureLine}>
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

interface DisputedHolesProps {
  readonly card: Scorecard;
  /** Readers who manage the event may settle every card of it. */
  readonly isManager: boolean;
}

/** Disputed holes of a card; readers who may settle them choose which entry counts. */
const DisputedHoles = ({ card, isManager }: DisputedHolesProps) => {
  const isMarker = useMaySettle(card);
  const { settle, settling } = useSettle(card);
  const maySettle = isManager || isMarker;
  return (
    <>
      {card.disputes.map(({ holeNumber, entries }) => (
        <section key={holeNumber} className={styles.dispute} aria-label={`Hole ${holeNumber}`}>
          <h3 className={heading}>
            <TriangleAlert size={20} className={styles.disputeSign} aria-hidden="true" />
            {`Hole ${holeNumber} is disputed`}
          </h3>
          <p>
            {maySettle
              ? "Say which entry counts. Until then the first one does."
              : "The first entry counts until the player's marker or an administrator settles it."}
          </p>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li
                key={entry.entryId}
                className={asRow({ gap: 3, justify: "between", wrap: true, breaks: true })}
              >
                <p>
                  <b className={asText({ weight: "strong" })}>{strokesText(entry)}</b>
                  <span>{` ${whoText(entry)}`}</span>
                </p>
                {maySettle ? (
                  <Button
                    variant="line"
                    size="small"
                    aria-label={`This counts: hole ${holeNumber}, ${strokesText(entry)}, ${whoText(entry)}`}
                    isPending={settling === entry.entryId}
                    onClick={() => settle({ holeNumber, entryId: entry.entryId })}
                  >
                    This counts
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

type Entry = Dispute["entries"][number];

/** "5, putts 2, penalties 1", "picked up", "taken back". */
const strokesText = ({ putts, penalties, ...entry }: Entry): string =>
  [
    entryWord(entry),
    putts === null ? [] : `putts ${putts}`,
    penalties > 0 ? `penalties ${penalties}` : [],
  ]
    .flat()
    .join(", ");

const whoText = ({ enteredBy: { firstName, lastName }, enteredAt }: Entry): string =>
  `${firstName} ${lastName} · ${timeOf(enteredAt)}`;

interface CardFootProps {
  readonly card: Scorecard;
  readonly attestations: ReadonlyArray<AttestationItem>;
  /** The button that opens the history. */
  readonly children: ReactNode;
}

/** How official the card is, and which handicap and tee its net scores are based on. */
const CardFoot = ({ card, attestations, children }: CardFootProps) => {
  const attesters = attestersText(attestations);
  return (
    <footer className={styles.foot}>
      <p className={styles.facts}>
        <span className={styles.state}>
          <CardStateBadge card={card} {...(attesters && { signers: "beside" })} />
          {card.verificationStatus === "partial" ? "Partly verified" : null}
        </span>
        {attesters ? <span>{attesters}</span> : null}
        <span>{handicapLine(card)}</span>
      </p>
      {children}
    </footer>
  );
};
