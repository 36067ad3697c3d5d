import { useMutation } from "@tanstack/react-query";
import type { TeeId, TournamentId } from "../../../../../domain/shared/values.ts";
import {
  type BulkAction,
  changeParticipants,
  MAX_AT_ONCE,
} from "../../../../contract/field/field.ts";
import type { PaymentMethod } from "../../../../contract/field/participants.ts";
import { type AdminParticipant } from "../../../../contract/field/participants.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useActionKey } from "../../../data/useActionKey.ts";

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
export const useChangeMany = (tournamentId: TournamentId) => {
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
