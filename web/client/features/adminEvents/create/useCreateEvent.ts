import type { NewEvent } from "../../../../contract/eventInput.ts";
import { createEvent } from "../../../../contract/eventSettings.ts";
import { serverSentence, showFailure } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";

export const useCreateEvent = () =>
  useWrite(createEvent, (body: NewEvent) => ({ body }), {
    done: "Event created",
    onFailed: (error) =>
      showFailure(error, {
        title: "Failed to create event",
        description: serverSentence(error) ?? "An unexpected error occurred",
      }),
  });
