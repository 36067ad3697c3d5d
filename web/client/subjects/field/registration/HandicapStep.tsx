import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Event } from "../../../../contract/event/event.ts";
import { changeUser, type ProfileChanges } from "../../../../contract/person/account.ts";
import { call } from "../../../data/call.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { NumberField } from "../../../form/NumberField.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { asStack } from "../../../ui/layout.ts";
import { registerLabel } from "./EventFacts.tsx";

interface Props {
  readonly event: Event;
  /** Registers again, now with a handicap. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks for the handicap that the event needs, saves it in the account, and registers. */
export const HandicapStep = ({ event, onSaved, onClose }: Props) => {
  const queries = useQueryClient();
  const key = useActionKey();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ProfileChanges) => call(changeUser, { body, idempotencyKey: key.of(body) }),
    onSuccess: (user) => {
      key.done();
      queries.setQueryData(queryKeys.user, user);
      onSaved();
    },
  });
  const form = useBodyForm(changeUser, {
    initial: { handicap: "" },
    validate: ({ handicap }, found) =>
      handicap.trim() === "" ? { handicap: "Handicap is required" } : found,
    send: (body) => mutate(body, { onError: form.fail }),
  });
  const { ref } = form.form;
  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submitText={registerLabel(event)}
      pendingText="Registering..."
      isPending={isPending}
    >
      <div className={asStack({ gap: 4, packed: true })}>
        <p>This event needs a handicap. Please enter yours first.</p>
        <NumberField
          {...form.field("handicap")}
          kind="handicap"
          label="Handicap"
          hint="From 0 to 54, or +2.1 if you are better than scratch. It is kept in your profile."
        />
      </div>
    </DialogForm>
  );
};
