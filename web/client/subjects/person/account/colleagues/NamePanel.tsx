import { useQueryClient } from "@tanstack/react-query";
import type { Body } from "../../../../../contract/endpoint.ts";
import { changeOwnName } from "../../../../../contract/person/administrators.ts";
import { toastError } from "../../../../data/toasts.ts";
import { useWrite } from "../../../../data/write.ts";
import type { AdminRecord } from "../../../../device/storage.ts";
import { FormFooter } from "../../../../form/DialogForm.tsx";
import { TextField } from "../../../../form/Field.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Panel } from "../../../../ui/cards/Panel.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { beSignedIn } from "../../adminSession/adminSession.ts";

/** The own name of an administrator, which stands beside everything they do. */
export const NamePanel = ({ admin: { firstName, lastName } }: { readonly admin: AdminRecord }) => {
  const { mutate, isPending } = useChangeOwnName();
  const form = useBodyForm(changeOwnName, {
    initial: { firstName, lastName },
    stored: { firstName, lastName },
    send: (body) => mutate(body, { onError: form.fail }),
  });
  return (
    <Panel title="Your name">
      <form {...form.form} className={asStack({ gap: 4, shrinks: true })} aria-label="Your name">
        <TextField {...form.field("firstName")} label="First name" autoComplete="given-name" />
        <TextField {...form.field("lastName")} label="Last name" autoComplete="family-name" />
        <FormFooter errorCount={form.errorCount} failure={form.failure}>
          <Button type="submit" isPending={isPending} pendingText="Saving...">
            Change Name
          </Button>
        </FormFooter>
      </form>
    </Panel>
  );
};

const useChangeOwnName = () => {
  const queries = useQueryClient();
  return useWrite(changeOwnName, (body: Body<typeof changeOwnName>) => ({ body }), {
    done: "Name changed",
    onDone: (admin) => beSignedIn(queries, admin),
    onFailed: toastError("Your name could not be changed"),
  });
};
