import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BookOpen, ClipboardCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { listVerificationNeeded } from "../../../../contract/card/scorecards.ts";
import { readOf } from "../../../data/read.ts";
import { useToast } from "../../../data/toasts.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { TextAreaField } from "../../../form/Field.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { leaveFocusToSuccessor } from "../../../ui/leaveFocusToSuccessor.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { heading } from "../../../ui/theme/theme.css.ts";
import { Avatar } from "../../person/Avatar.tsx";
import { CardStateBadge } from "../state/CardStateBadge.tsx";
import { cardPlates, cardsToSignQuery, hasChanged, playerName } from "./cardsToSign.ts";
import { SomethingIsWrong } from "./SomethingIsWrong.tsx";
import { MAX_NOTES_LENGTH, notesOf, useAttest } from "./useAttest.ts";
import * as styles from "./VerificationPending.css.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly onOpenCard: (card: Scorecard) => void;
  /** Renders the holes of a card. */
  readonly holesOf: (card: Scorecard) => ReactNode;
}

/** The cards of playing partners that wait for the player's signature. */
export const VerificationPending = ({ tournamentId, onOpenCard, holesOf }: Props) => {
  const read = useQuery(cardsToSignQuery(tournamentId));
  const { data, error } = read;
  const [opened, setOpened] = useState<Scorecard | null>(null);
  if (!data) {
    return error ? (
      <FailedRead title="The scorecards could not be loaded" of={read} />
    ) : (
      <SkeletonSlats label="Loading scorecards..." count={3} />
    );
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState title="Nothing to sign" as="h2" seed="nothing to verify">
          Scorecards of your playing partners appear here as soon as they are complete.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.map((card) => (
            <li key={card.id}>
              <PendingCard
                card={card}
                onOpen={() => onOpenCard(card)}
                onVerify={() => setOpened(card)}
              />
            </li>
          ))}
        </ul>
      )}
      {opened ? (
        <VerifyDialog
          key={opened.id}
          opened={opened}
          holesOf={holesOf}
          listed={data.find(({ id }) => id === opened.id)}
          // A late answer must not close the dialog of another card.
          onClose={() => setOpened((now) => (now === opened ? null : now))}
        />
      ) : null}
    </>
  );
};

interface PendingCardProps {
  readonly card: Scorecard;
  readonly onOpen: () => void;
  readonly onVerify: () => void;
}

/** A card that waits: player, totals and actions. */
const PendingCard = ({ card, onOpen, onVerify }: PendingCardProps) => {
  const name = playerName(card);
  return (
    <article
      ref={leaveFocusToSuccessor}
      className={asStack({ gap: 3, pad: 4, ground: "surface", radius: "panel", shadow: "raised" })}
      aria-label={`${name}, round ${card.roundNumber}`}
    >
      <div className={asRow({ gap: 3, wrap: true })}>
        <Avatar user={card.player} />
        <div className={styles.words}>
          <h2 className={heading}>{name}</h2>
          <p className={asText({ tone: "textDim", size: "sm" })}>{`Round ${card.roundNumber}`}</p>
        </div>
        <CardStateBadge card={card} />
      </div>
      <Plates plates={cardPlates(card)} />
      <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>
        <Button
          className={styles.way}
          icon={<ClipboardCheck size={22} aria-hidden="true" />}
          aria-label={`Sign, ${name}, round ${card.roundNumber}`}
          onClick={onVerify}
        >
          Sign
        </Button>
        <Button
          variant="line"
          className={styles.way}
          icon={<BookOpen size={22} aria-hidden="true" />}
          aria-label={`View Card, ${name}, round ${card.roundNumber}`}
          onClick={onOpen}
        >
          View Card
        </Button>
      </div>
    </article>
  );
};

interface VerifyDialogProps {
  /** The card at the time the dialog was opened. */
  readonly opened: Scorecard;
  /** The card now; undefined once it no longer waits. */
  readonly listed: Scorecard | undefined;
  readonly holesOf: (card: Scorecard) => ReactNode;
  readonly onClose: () => void;
}

/** Asks for a note and a confirmation before the player signs. */
const VerifyDialog = ({ opened, listed, holesOf, onClose }: VerifyDialogProps) => {
  const card = listed ?? opened;
  const isAsShown = useIsAsShown(card);
  const { attest, isPending } = useAttest({
    scorecardId: card.id,
    from: "list",
    isAsShown,
    onAttested: onClose,
  });
  const form = useForm({
    initial: { notes: "" },
    onSubmit: ({ notes }) => attest(notesOf(notes)),
  });
  // The player's own signature also removes the card from the list, perhaps before it is answered.
  useClosedOnceGone(listed === undefined && !isPending, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      startsAt="title"
      title="Sign Scorecard"
      overline={`${playerName(card)}, round ${card.roundNumber}`}
      description="With your name you say that these scores are right."
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Sign"
        pendingText="Signing..."
        isPending={isPending}
      >
        <div className={asStack({ gap: 4 })}>
          <CardToVerify opened={opened} card={card} />
          {holesOf(card)}
          <SomethingIsWrong card={card} onDisputed={onClose} />
          <TextAreaField
            label="Notes (optional)"
            maxLength={MAX_NOTES_LENGTH}
            {...form.field("notes")}
          />
        </div>
      </DialogForm>
    </Dialog>
  );
};

/** Asks the server, because nobody may sign a score that was changed a moment before. */
const useIsAsShown = (shown: Scorecard) => {
  const queries = useQueryClient();
  return async () => {
    const query = readOf(listVerificationNeeded, { eventId: shown.eventId });
    const cards = await queries.fetchQuery({ ...query, staleTime: 0 });
    const now = cards.find(({ id }) => id === shown.id);
    return now !== undefined && !hasChanged(shown, now);
  };
};

const useClosedOnceGone = (isGone: boolean, onClose: () => void) => {
  const { toast } = useToast();
  useEffect(() => {
    if (!isGone) return;
    toast({ title: "This scorecard no longer waits for your signature." });
    onClose();
  }, [isGone, onClose, toast]);
};

interface Compared {
  readonly opened: Scorecard;
  readonly card: Scorecard;
}

/** What the player is about to sign, and whether it has changed since the dialog opened. */
export const CardToVerify = ({ opened, card }: Compared) => (
  <div>
    <Plates plates={cardPlates(card)} />
    <output>
      {hasChanged(opened, card) ? (
        <span className={styles.news}>The card has changed since you opened it.</span>
      ) : null}
    </output>
  </div>
);
