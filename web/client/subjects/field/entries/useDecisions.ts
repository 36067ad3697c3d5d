import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { RoundNumber, type TeeId, type TournamentId } from "../../../../../domain/shared/values.ts";
import {
  type BulkAction,
  changeParticipant,
  changeParticipants,
  MAX_AT_ONCE,
  type ParticipantAction,
} from "../../../../contract/field/field.ts";
import type { AdminParticipant, PaymentMethod } from "../../../../contract/field/participants.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr, useToast } from "../../../data/toasts.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useWrite } from "../../../data/write.ts";
import { actionTexts, asksFirst } from "./actions.ts";

export type ManyAction = Exclude<BulkAction, "addBack">;

export interface ManyChange {
  readonly action: ManyAction;
  readonly participants: ReadonlyArray<AdminParticipant>;
  /** Number of selected players for whom there is nothing to do. */
  readonly others: number;
  readonly said?: Said;
}

/** What an action needs besides the players. */
export interface Said {
  /** Null is the tee of the event. */
  readonly teeId: TeeId | null;
  readonly method: PaymentMethod;
  /** The name of a kind of fee; null is the registration fee. */
  readonly fee: string | null;
}

export const nothingSaid: Said = { teeId: null, method: "cash", fee: null };

/** The result for each player. */
export interface ManyOutcome extends ManyChange {
  readonly done: ReadonlyArray<AdminParticipant>;
  readonly failed: ReadonlyArray<{
    readonly participant: AdminParticipant;
    readonly error: string;
  }>;
}

/** Changes many participants and returns those refused. */
const useChangeMany = (tournamentId: TournamentId) => {
  const key = useActionKey();
  const change = async (
    action: BulkAction,
    participants: ReadonlyArray<AdminParticipant>,
    said = nothingSaid,
  ) => {
    const answers = [];
    for (let first = 0; first < participants.length; first += MAX_AT_ONCE) {
      const part = participants.slice(first, first + MAX_AT_ONCE);
      const body = { action, ...said, playerIds: part.map(({ id }) => id) };
      const params = { eventId: tournamentId };
      const idempotencyKey = key.of(body);
      answers.push(...(await call(changeParticipants, { params, body, idempotencyKey })));
    }
    const errors = new Map(answers.map(({ playerId, error }) => [playerId, error]));
    return participants.flatMap((participant) => {
      const error = errors.get(participant.id) ?? null;
      return error === null ? [] : [{ participant, error }];
    });
  };
  return { change, key };
};

/** Changes many participants, each decided on its own. */
export const useManyParticipants = (
  tournamentId: TournamentId,
  onDone: (outcome: ManyOutcome) => void,
) => {
  const { change, key } = useChangeMany(tournamentId);
  return useMutation({
    mutationFn: async (wanted: ManyChange): Promise<ManyOutcome> => {
      const { action, participants, said } = wanted;
      const failed = await change(action, participants, said);
      const isFailed = new Set(failed.map(({ participant }) => participant));
      const done = participants.filter((participant) => !isFailed.has(participant));
      return { ...wanted, done, failed };
    },
    onSuccess: (outcome) => {
      key.done();
      onDone(outcome);
    },
    onError: serverErrorOr("Failed to update participant"),
  });
};

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

/** Values that only a correction of the handicap changes. */
const usual = { fromRound: RoundNumber.make(1), preview: false, ...nothingSaid };

export interface Change {
  readonly participant: AdminParticipant;
  readonly action: ParticipantAction;
  /** Null or empty if none was given. */
  readonly reason: string | null;
  /** For the action "tee": a tee other than that of the event. */
  readonly teeId?: TeeId | null;
}

/** Accepts, declines, removes, charges, withdraws or disqualifies somebody. */
export const useChangeParticipant = (eventId: TournamentId, onDone: (change: Change) => void) =>
  useWrite(
    changeParticipant,
    ({ participant, action, reason, teeId = null }: Change) => ({
      params: { eventId, participantId: participant.registrationId },
      body: { ...usual, action, reason, teeId },
    }),
    {
      isShownFirst: true,
      done: (_, { action }) => actionTexts[action].success,
      onDone: (_, change) => onDone(change),
      onFailed: serverErrorOr("Failed to update participant"),
    },
  );

/** Restores removed players. Those who cannot return stay listed with the reason. */
export const useAddBack = (eventId: TournamentId, onDone: (left: ManyOutcome | null) => void) => {
  const { change, key } = useChangeMany(eventId);
  const { toast } = useToast();
  return useMutation({
    mutationFn: (participants: ReadonlyArray<AdminParticipant>) => change("addBack", participants),
    onSuccess: (failed, participants) => {
      key.done();
      if (failed.length < participants.length) toast({ title: "User registered for event" });
      const left = failed.map(({ participant }) => participant);
      const outcome = { action: "remove" as const, participants: left, others: 0, done: left };
      onDone(left.length === 0 ? null : { ...outcome, failed });
    },
    onError: serverErrorOr("Failed to register user for event"),
  });
};
