import { BookOpen, Check, X } from "lucide-react";
import type { Scorecard } from "../../../../contract/scorecard.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { Plates } from "../../../components/figures/Plates.tsx";
import { momentText } from "../../../lib/dates/momentText.ts";
import { useNow } from "../../../lib/useNow.ts";
import type { OpenCard } from "./asks.ts";
import { useVerify } from "./useVerify.ts";
import * as styles from "./VerificationQueue.css.ts";

interface Props {
  readonly card: Scorecard;
  readonly onOpen: (card: OpenCard) => void;
  readonly onReject: () => void;
  readonly onVerified: () => void;
}

const MINUTE = 60_000;

/** One card that waits: whose, how it reads, who has attested it, and the answer to it. */
export const QueueCard = ({ card, onOpen, onReject, onVerified }: Props) => {
  const now = useNow(MINUTE);
  const verify = useVerify(card, onVerified);
  const playerName = `${card.player.firstName} ${card.player.lastName}`;
  const about = `${playerName}, Round ${card.roundNumber}`;
  return (
    <article className={styles.card} aria-label={about}>
      <div className={styles.who}>
        <h2 className={styles.name}>{playerName}</h2>
        <p className={styles.facts}>
          {`Round ${card.roundNumber} · ${holesText(card.scores.length)} · ${attestationsText(card.attestationCount)} · submitted ${momentText(new Date(card.submittedAt), now)}`}
        </p>
      </div>
      <Plates
        className={styles.figures}
        plates={[
          { label: "Gross", value: card.totalGrossScore },
          { label: "Net", value: card.totalAdjustedScore },
          { label: "Points", value: card.totalStablefordPoints },
        ]}
      />
      <div className={styles.tools}>
        <Button
          variant="line"
          size="small"
          icon={<Check size={20} aria-hidden="true" />}
          isPending={verify.isPending}
          pendingText="Verifying..."
          aria-label={`Verify: ${about}`}
          onClick={() => verify.mutate()}
        >
          Verify
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<X size={20} aria-hidden="true" />}
          aria-label={`Reject: ${about}`}
          onClick={onReject}
        >
          Reject
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<BookOpen size={20} aria-hidden="true" />}
          aria-label={`Scorecard: ${about}`}
          onClick={() => onOpen({ scorecardId: card.id, playerName })}
        >
          Scorecard
        </Button>
      </div>
    </article>
  );
};

const holesText = (holes: number) => (holes === 1 ? "1 hole" : `${holes} holes`);
const attestationsText = (count: number) =>
  count === 1 ? "1 attestation" : `${count} attestations`;
