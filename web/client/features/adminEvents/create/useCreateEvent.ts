import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewEvent } from "../../../../contract/eventInput.ts";
import { createEvent } from "../../../../contract/eventSettings.ts";
import { call } from "../../../data/call.ts";
import { serverSentence, showFailure } from "../../../data/errorToast.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

export const useCreateEvent = () => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: NewEvent) => call(createEvent, { body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.done();
      void queries.invalidateQueries({ queryKey: queryKeys.tournaments });
      toast({ title: "Event created" });
    },
    onError: (error) =>
      showFailure(error, {
        title: "Failed to create event",
        description: serverSentence(error) ?? "An unexpected error occurred",
      }),
  });
};
