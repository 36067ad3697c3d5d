import {
  type PasswordAndCode,
  turnOffSecondFactor,
} from "../../../../../contract/person/secondFactor.ts";
import { DialogForm } from "../../../../form/DialogForm.tsx";
import { PasswordField } from "../../../../form/PasswordField.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Dialog } from "../../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { CodeField } from "./CodeField.tsx";
import { codeRefusal } from "./codeRefusal.ts";

interface FormProps {
  readonly email: string;
  readonly onClose: () => void;
  readonly submitText: string;
  readonly pendingText: string;
  readonly isPending: boolean;
  readonly onProof: (proof: PasswordAndCode, onError: (error: unknown) => void) => void;
}

interface Props extends FormProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly description: string;
}

/** Asks for both factors before one of them changes. */
export const ProveDialog = ({ isOpen, title, description, ...form }: Props) => (
  <Dialog isOpen={isOpen} onClose={form.onClose} title={title} description={description}>
    <ProveForm {...form} />
  </Dialog>
);

/** Both calls ask for the same. */
const contract = turnOffSecondFactor;

const ProveForm = ({ email, onClose, onProof, ...buttons }: FormProps) => {
  const form = useBodyForm(contract, {
    initial: { password: "", code: "" },
    send: (body) => onProof(body, refuse),
  });
  const refuse = (error: unknown) => {
    const code = codeRefusal(error);
    if (code === null) form.fail(error);
    else form.refuse({ code });
  };
  return (
    <DialogForm form={form} onCancel={onClose} {...buttons}>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <div className={asStack({ gap: 4, shrinks: true })}>
        <PasswordField {...form.field("password")} label="Password" />
        <CodeField
          {...form.field("code")}
          hint="The six digits that your app shows now, or a recovery code."
        />
      </div>
    </DialogForm>
  );
};
