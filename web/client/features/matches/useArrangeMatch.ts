import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Body } from "../../../contract/endpoint.ts";
import { arrangeMatch } from "../../../contract/matches.ts";
import { call } from "../../data/call.ts";
import { serverErrorOr } from "../../data/errorToast.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";

/** Arranges a match or records its result. The latest result of an administrator counts. */
export const useArrangeMatch = (eventId: TournamentId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Body<typeof arrangeMatch>) =>
      call(arrangeMatch, {
        params: { eventId },
        body,
        idempotencyKey: key.of([eventId, body]),
      }),
    onSuccess: async () => {
      key.done();
      await queries.invalidateQueries({ queryKey: ["matches", eventId] });
      // Only now, because the form is emptied now: until then, leaving it asks about typed text.
      toast({ title: "Match saved" });
    },
    onError: serverErrorOr("Failed to save match"),
  });
};
