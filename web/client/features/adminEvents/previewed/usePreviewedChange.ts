import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

/** What a change would do is never cached, as others enter scores meanwhile. */
export const neverCached = { staleTime: 0, gcTime: 0, retry: false } as const;

interface Change<Sent, Answer> {
  readonly eventId: TournamentId;
  /** What it changes: the same again has the same key. */
  readonly of: unknown;
  readonly send: (sent: Sent, idempotencyKey: string) => Promise<Answer>;
  /** Refreshes what does not belong to this event, or does not follow from its cards. */
  readonly refresh: (queries: QueryClient) => Promise<void> | void;
  readonly title: (answer: Answer, sent: Sent) => string;
  readonly failure: string;
  readonly onDone: () => void;
}

/** Read models that are computed from the cards of an event. */
const modelsOfCards = ["scorecards", "leaderboard", "matches", "side_games"];

/** A change of what counts in an event, made after a look at what follows from it. */
export const usePreviewedChange = <Sent, Answer>(change: Change<Sent, Answer>) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (sent: Sent) => change.send(sent, key.of([change.of, sent])),
    onSuccess: async (answer, sent) => {
      key.done();
      for (const model of modelsOfCards) {
        void queries.invalidateQueries({ queryKey: [model, change.eventId] });
      }
      await change.refresh(queries);
      toast({ title: change.title(answer, sent) });
      change.onDone();
    },
    onError: serverErrorOr(change.failure),
  });
};
