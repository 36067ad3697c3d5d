import { changeUserPassword } from "../../../../contract/person/ownPassword.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { PasswordField } from "../../../form/PasswordField.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { useCommonPasswords } from "../../../form/useCommonPasswords.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asStack } from "../../../ui/layout.ts";
import type { AccountKind } from "./api.ts";
import { useChangePassword } from "./useChangePassword.ts";

interface Props {
  readonly kind: AccountKind;
  /** Tells password managers which account the password belongs to. */
  readonly email: string;
}

const initial = { oldPassword: "", newPassword: "" };

/** The rules are the same for both kinds of account. */
const contract = changeUserPassword;

export const PasswordPanel = ({ kind, email }: Props) => {
  const tooCommon = useCommonPasswords();
  const form = useBodyForm(contract, {
    initial,
    validate: ({ newPassword }, found) => ({ newPassword: tooCommon(newPassword), ...found }),
    send: (body) => mutate(body),
  });
  const { mutate, isPending } = useChangePassword(kind, {
    onRefused: form.refuse,
    onDone: () => form.reset(),
  });
  return (
    <Panel title="Password">
      <form {...form.form} className={asStack({ gap: 4, shrinks: true })} aria-label="Password">
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField {...form.field("oldPassword")} label="Old password" />
        <PasswordField
          {...form.field("newPassword")}
          label="New password"
          hint="At least 8 characters. All your other sessions will end."
          autoComplete="new-password"
        />
        <FormFooter errorCount={form.errorCount}>
          <Button type="submit" isPending={isPending} pendingText="Changing...">
            Change Password
          </Button>
        </FormFooter>
      </form>
    </Panel>
  );
};
