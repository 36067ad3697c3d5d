import { useQuery } from "@tanstack/react-query";
import { Result } from "effect";
import { useEffect, useRef } from "react";
import { range } from "../../../../../domain/golf/range.ts";
import type {
  PlayerId,
  RegistrationId,
  TournamentId,
} from "../../../../../domain/shared/values.ts";
import type { Tee } from "../../../../contract/course/course.ts";
import type { Body, Success } from "../../../../contract/endpoint.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { getEvent } from "../../../../contract/event/events.ts";
import { type CorrectedParticipant, changeParticipant } from "../../../../contract/field/field.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { previewOf } from "../../../data/preview.ts";
import { useRead } from "../../../data/read.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { Fields } from "../../../form/table/Fields.tsx";
import type { FieldTable } from "../../../form/table/fieldTable.ts";
import { useForm } from "../../../form/useForm.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { useSeenFirst, WhatChanges } from "../../event/preview/Consequences.tsx";
import { nameOf as fullName, indexText } from "../../person/playerText.ts";
import { useTees } from "../entries/TeeField.tsx";
import { everybodyQuery } from "../participantsQuery.ts";
import { bodyOf, cardLine, countingValues, errorsIn, suggestedValues } from "./correctionValues.ts";

interface Props {
  readonly event: Pick<CountedEvent, "id" | "name" | "numberOfRounds">;
  readonly player: AdminParticipant;
  /** Of the event's course. */
  readonly tees: ReadonlyArray<Tee>;
  /** Begins with the handicap of the account. */
  readonly isSuggested?: boolean;
  readonly nameOf: (playerId: string) => string;
  readonly onClose: () => void;
}

const table: FieldTable<ReturnType<typeof countingValues>, Props> = {
  handicap: {
    ...{ label: "Handicap", kind: "handicap" },
    hint: "From 0 to 54, or +2.1. Empty is none.",
  },
  teeId: {
    ...{ label: "Tee", emptyLabel: "The tee of the event" },
    isShown: (_, { tees }) => tees.length > 0,
    options: (_, { tees, player }) => teeOptions(tees, player),
  },
  fromRound: {
    label: "From round",
    isShown: (_, { event }) => event.numberOfRounds > 1,
    options: (_, { event }) =>
      range(1, event.numberOfRounds).map((round) => {
        return { value: String(round), label: `Round ${round} on` };
      }),
  },
  reason: {
    ...{ label: "Reason", kind: "area", input: { maxLength: 500 } },
    hint: "The history of the card shows it.",
  },
};

/** Corrects the index or the tee of a player in this event, and shows first what that changes. */
export const CorrectHandicapDialog = (props: Props) => {
  const { event, player, isSuggested = false, nameOf, onClose } = props;
  const counting = countingValues(player);
  const bodyIn = (values: typeof counting) =>
    Result.getOrElse(readBody(changeParticipant, bodyOf(values, counting, true)), () => null);
  const who = { eventId: event.id, participantId: player.registrationId };
  const { mutate, isPending } = useCorrectHandicap(who, onClose);
  const { send, isSeen } = useSeenFirst<Body<typeof changeParticipant>>();
  const form = useForm({
    initial: isSuggested ? suggestedValues(player) : counting,
    stored: counting,
    validate: (values) => errorsIn(values, counting),
    onSubmit: (values) => {
      const body = bodyIn(values);
      if (body !== null) send(body, () => mutate(body, { onError: form.fail }));
    },
  });
  const present = bodyIn(form.values);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      overline={event.name}
      title={`Handicap of ${fullName(player)}`}
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText={isSeen(present) ? "Correct Handicap" : "See What Changes"}
        pendingText="Correcting..."
        isPending={isPending}
      >
        <div className={asStack({ gap: 4, leading: 1.4 })}>
          <p>{`${countsText(player)} Strokes, signatures and verifications stay; what follows from the handicap is worked out anew.`}</p>
          <Fields of={table} form={form} asked={props} />
          {isSeen(present) ? (
            <CorrectionConsequences who={who} body={present} playerId={player.id} nameOf={nameOf} />
          ) : null}
        </div>
      </DialogForm>
    </Dialog>
  );
};

const countsText = ({ handicap, profileHandicap }: AdminParticipant) => {
  const counts = `In this event ${handicap === null ? "no index" : indexText(handicap)} counts`;
  return handicap === profileHandicap
    ? `${counts}.`
    : `${counts}, in the account ${profileHandicap === null ? "none" : indexText(profileHandicap)}.`;
};

/** The player's own tee may be one of another course of the event. */
const teeOptions = (tees: ReadonlyArray<Tee>, { teeId, teeName }: AdminParticipant) => {
  const options = tees.map(({ id, name }) => ({ value: id as string, label: name }));
  const isForeign = teeId !== null && !tees.some(({ id }) => id === teeId);
  return isForeign ? [{ value: teeId, label: teeName ?? "The present tee" }, ...options] : options;
};

interface CorrectionConsequencesProps {
  readonly who: Parameters<typeof correctionQuery>[0];
  readonly body: Parameters<typeof correctionQuery>[1];
  readonly playerId: string;
  readonly nameOf: (playerId: string) => string;
}

/** Off what each open card is played then, and what that changes for others. */
const CorrectionConsequences = ({ who, body, playerId, nameOf }: CorrectionConsequencesProps) => {
  const asked = correctionQuery(who, body);
  const answer = useQuery({ ...asked, select: (answer) => corrected(answer).changes });
  const { data: cards } = useQuery({ ...asked, select: (answer) => corrected(answer).cards });
  const place = useRef<HTMLDivElement>(null);
  const isKnown = answer.data !== undefined;
  useEffect(() => {
    if (isKnown) place.current?.scrollIntoView({ block: "nearest" });
  }, [isKnown]);
  return (
    <div ref={place} className={asStack({ gap: 4, leading: 1.4 })}>
      {cards?.length === 0 ? (
        <p>No card of these rounds is open yet; those to come take it.</p>
      ) : null}
      {cards && cards.length > 0 ? (
        <ul className={asStack({ gap: 1 })}>
          {cards.map((card) => (
            <li key={`${card.userId} ${card.roundNumber}`}>
              {card.userId === playerId
                ? cardLine(card)
                : `${nameOf(card.userId)}, ${cardLine(card)}`}
            </li>
          ))}
        </ul>
      ) : null}
      <WhatChanges answer={answer} nameOf={nameOf} corrected={playerId} />
    </div>
  );
};

interface Who {
  readonly eventId: TournamentId;
  readonly participantId: RegistrationId;
}

type Correction = Body<typeof changeParticipant>;

const corrected = (answer: Success<typeof changeParticipant>): CorrectedParticipant => {
  if ("changes" in answer) return answer;
  throw new Error("A correction is answered with what it changes.");
};

/** What the correction would change. */
const correctionQuery = (who: Who, body: Correction) =>
  previewOf(changeParticipant, who, { ...body, preview: true });

const useCorrectHandicap = (params: Who, onDone: () => void) =>
  useWrite(
    changeParticipant,
    (body: Correction) => ({ params, body: { ...body, preview: false } }),
    {
      isShownFirst: true,
      done: "Handicap corrected",
      onDone,
      onFailed: serverErrorOr("Failed to correct the handicap"),
    },
  );

interface OpenCorrectionProps {
  readonly eventId: TournamentId;
  readonly playerId: PlayerId;
  readonly onClose: () => void;
}

/** The correction that Edit User offers, with the handicap of the account. */
export const OpenCorrection = ({ eventId, playerId, onClose }: OpenCorrectionProps) => {
  const { data: event } = useRead(getEvent, { eventId });
  const { data: participants } = useQuery(everybodyQuery(eventId));
  const tees = useTees(event?.courseId ?? null);
  const player = participants?.find(({ id }) => id === playerId);
  if (!event || !player) return null;
  return (
    <CorrectHandicapDialog
      event={event}
      player={player}
      tees={tees}
      isSuggested
      nameOf={namesIn(participants)}
      onClose={onClose}
    />
  );
};

/** The names of the field, by id. */
export const namesIn = (
  participants: ReadonlyArray<Parameters<typeof fullName>[0] & { readonly id: string }> = [],
) => {
  const names = new Map(participants.map((player) => [player.id, fullName(player)]));
  return (playerId: string) => names.get(playerId) ?? "Former player";
};
