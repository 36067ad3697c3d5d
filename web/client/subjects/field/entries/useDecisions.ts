import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { ParticipantAction } from "../../../../contract/field/field.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { asksFirst } from "./actions.ts";
import { type Change, useChangeParticipant } from "./useChangeParticipant.ts";
import { type ManyChange, type ManyOutcome, useManyParticipants } from "./useManyParticipants.ts";

/** State of the list: selected players, the open question and the results. */
export const useDecisions = (tournamentId: TournamentId) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Change | null>(null);
  const [askedMany, setAskedMany] = useState<ManyChange | null>(null);
  const [outcome, setOutcome] = useState<ManyOutcome | null>(null);

  const one = useChangeParticipant(tournamentId, (done) => {
    // By now another question may be open.
    setAsked((open) => (isSameChange(open, done) ? null : open));
    if (done.action !== "remove") return;
    const removed = [done.participant];
    setOutcome({ action: "remove", participants: removed, others: 0, done: removed, failed: [] });
  });
  const many = useManyParticipants(tournamentId, (result) => {
    setAskedMany(null);
    setSelected(new Set());
    setOutcome(result);
  });

  return {
    selected,
    select: ({ id }: AdminParticipant, isSelected: boolean) =>
      setSelected((before) => {
        const after = new Set(before);
        if (isSelected) after.add(id);
        else after.delete(id);
        return after;
      }),
    selectOnly: (participants: ReadonlyArray<AdminParticipant>) =>
      setSelected(new Set(participants.map(({ id }) => id))),
    act: (participant: AdminParticipant, action: ParticipantAction, isBeyond: boolean) => {
      const wanted = { participant, action, reason: null };
      setOutcome(null);
      // What concerns money or a full field is asked in the same way for one and for many.
      if (action === "markPaid" || action === "fee" || (action === "accept" && isBeyond)) {
        setAskedMany({ action, participants: [participant], others: 0 });
      } else if (asksFirst(action)) setAsked(wanted);
      else one.mutate(wanted);
    },
    asked,
    one,
    closeQuestion: () => setAsked(null),
    askAboutMany: (change: ManyChange) => {
      setOutcome(null);
      setAskedMany(change);
    },
    askedMany,
    many,
    closeManyQuestion: () => setAskedMany(null),
    outcome,
    showOutcome: setOutcome,
    dismissOutcome: () => setOutcome(null),
    /** Whoever was removed may still be added back: nothing else of the lists offers it. */
    lookElsewhere: () => setOutcome((known) => (known?.action === "remove" ? known : null)),
  };
};

/** Whether both are the same action on the same participant. */
export const isSameChange = (open: Change | null, done: Change): boolean =>
  open?.participant.registrationId === done.participant.registrationId &&
  open.action === done.action;
