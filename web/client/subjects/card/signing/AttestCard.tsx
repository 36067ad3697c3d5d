import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck, Info } from "lucide-react";
import { useRef, useState } from "react";
import type { PlayerId, ScorecardId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { TextAreaField } from "../../../form/Field.tsx";
import { useUnsaved } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { canBeSigned } from "../state/cardState.ts";
import { SomethingIsWrong } from "./SomethingIsWrong.tsx";
import { canAttestQuery, MAX_NOTES_LENGTH, notesOf, useAttest } from "./useAttest.ts";
import * as styles from "./VerificationPending.css.ts";

interface Props {
  readonly card: Scorecard;
  readonly me: PlayerId;
}

/**
 * At the foot of an open card: signs it, or says why that is not possible. It shows nothing on
 * the player's own card and on a card that is not ready to be signed.
 */
export const AttestCard = ({ card, me }: Props) => {
  const isOwn = card.userId === me;
  const { data } = useQuery({ ...canAttestQuery(card.id), enabled: !isOwn });
  // This part of the card was not requested, so it shows neither loading nor errors.
  if (isOwn || !data || (data.canAttest && !canBeSigned(card))) return null;
  return data.canAttest ? (
    <>
      <SomethingIsWrong card={card} />
      <AttestForm scorecardId={card.id} />
    </>
  ) : (
    <p className={asRow({ gap: 2, align: "stretch", leading: 1.35 })} role="note">
      <Info size={20} className={styles.reasonSign} aria-hidden="true" />
      <span>
        <b className={styles.refusal}>Cannot verify this scorecard</b>
        <span className={asText({ tone: "textDim" })}>{data.reason}</span>
      </span>
    </p>
  );
};

interface FormProps {
  readonly scorecardId: ScorecardId;
}

const AttestForm = ({ scorecardId }: FormProps) => {
  const [notes, setNotes] = useState("");
  const { attest, isPending } = useAttest({ scorecardId, from: "card" });
  const form = useRef<HTMLDivElement>(null);
  useUnsaved(form, notes !== "");
  return (
    <div ref={form} className={asStack({ gap: 3 })}>
      <TextAreaField
        label="Notes (optional)"
        rows={2}
        maxLength={MAX_NOTES_LENGTH}
        value={notes}
        onChange={setNotes}
      />
      <Button
        icon={<ClipboardCheck size={22} aria-hidden="true" />}
        isPending={isPending}
        pendingText="Signing..."
        onClick={() => attest(notesOf(notes))}
      >
        Sign
      </Button>
    </div>
  );
};
