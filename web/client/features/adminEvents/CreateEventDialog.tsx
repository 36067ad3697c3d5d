import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import type { NewEvent } from "../../../contract/eventInput.ts";
import { createEvent } from "../../../contract/events.ts";
import { DialogForm } from "../../components/dialogs/DialogForm.tsx";
import { Sheet } from "../../components/dialogs/Sheet.tsx";
import { call } from "../../lib/call.ts";
import { serverSentence } from "../../lib/errorToast.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { useActionKey } from "../../lib/useActionKey.ts";
import { useForm } from "../../lib/useForm.ts";
import { useToast } from "../../lib/useToast.ts";
import { EventFields } from "./form/EventFields.tsx";
import { newEventValues } from "./form/eventValues.ts";
import { errorsOfNewEvent, readNewEvent } from "./form/newEvent.ts";
import type { EventChoices } from "./form/useEventChoices.ts";
import { WithChoices } from "./form/WithChoices.tsx";

interface Props {
  readonly onClose: () => void;
}

/** A new event, for super admins. */
export const CreateEventDialog = ({ onClose }: Props) => (
  <Sheet isOpen onClose={onClose} title="Create Event" seed="a new event">
    <WithChoices>{(choices) => <CreateForm choices={choices} onClose={onClose} />}</WithChoices>
  </Sheet>
);

interface FormProps extends Props {
  readonly choices: EventChoices;
}

const CreateForm = ({ choices, onClose }: FormProps) => {
  const { mutate, isPending } = useCreateEvent();
  const form = useForm({
    initial: newEventValues,
    validate: errorsOfNewEvent,
    onSubmit: (values) => {
      const body = readNewEvent(values);
      if (Result.isSuccess(body)) mutate(body.success, { onSuccess: onClose });
    },
  });
  return (
    <DialogForm
      form={form.form}
      errorCount={form.errorCount}
      onCancel={onClose}
      submitText="Create Event"
      pendingText="Creating..."
      isPending={isPending}
    >
      <EventFields form={form} choices={choices} isSettings={false} eventId={null} />
    </DialogForm>
  );
};

const useCreateEvent = () => {
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
      toast({
        title: "Failed to create event",
        description: serverSentence(error) ?? "An unexpected error occurred",
        variant: "destructive",
      }),
  });
};
