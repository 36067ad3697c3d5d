import { useState } from "react";
import {
  type PasswordAndCode,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from "../../../../../contract/person/secondFactor.ts";
import { ApiError } from "../../../../data/call.ts";
import { useWrite } from "../../../../data/write.ts";
import { DialogForm } from "../../../../form/DialogForm.tsx";
import { PasswordField, TextField, type TextFieldProps } from "../../../../form/Field.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack, asText } from "../../../../ui/layout.ts";
import { Caution } from "../../../../ui/states/Caution.tsx";

interface Props {
  readonly email: string;
  readonly left: number;
  readonly onCodes: (codes: ReadonlyArray<string>) => void;
}

const FEW = 3;

export const TurnedOn = ({ email, left, onCodes }: Props) => {
  const [asked, setAsked] = useState<"renew" | "turn off" | null>(null);
  const close = () => setAsked(null);
  const renew = useRenewCodes();
  const turnOff = useTurnOff();
  const leftText = left === 1 ? "1 recovery code is left." : `${left} recovery codes are left.`;
  return (
    <>
      <p>It is on: after your password you are asked for a code of your app.</p>
      <p className={asText({ tone: "textDim" })}>
        {left < FEW ? <Caution>{`${leftText} Please make new ones.`}</Caution> : leftText}
      </p>
      <div className={asRow({ gap: 2, wrap: true })}>
        <Button variant="line" onClick={() => setAsked("renew")}>
          New Recovery Codes
        </Button>
        <Button variant="quiet" onClick={() => setAsked("turn off")}>
          Turn Off
        </Button>
      </div>
      <ProveDialog
        isOpen={asked === "renew"}
        onClose={close}
        email={email}
        title="New recovery codes"
        description="The earlier ones no longer work, and all your other sessions will end."
        submitText="Make Codes"
        pendingText="Making..."
        isPending={renew.isPending}
        onProof={(proof, onError) =>
          renew.mutate(proof, {
            onError,
            onSuccess: ({ recoveryCodes }) => {
              close();
              onCodes(recoveryCodes);
            },
          })
        }
      />
      <ProveDialog
        isOpen={asked === "turn off"}
        onClose={close}
        email={email}
        title="Turn the second factor off?"
        description="Your password alone will sign you in. All your other sessions will end."
        submitText="Turn Off"
        pendingText="Turning off..."
        isPending={turnOff.isPending}
        onProof={(proof, onError) => turnOff.mutate(proof, { onError, onSuccess: close })}
      />
    </>
  );
};

const useRenewCodes = () =>
  useWrite(renewRecoveryCodes, (body: PasswordAndCode) => ({ body }), { done: null });

const useTurnOff = () =>
  useWrite(turnOffSecondFactor, (body: PasswordAndCode) => ({ body }), {
    done: { title: "Second factor turned off", description: "All other sessions have ended." },
  });

interface FormProps {
  readonly email: string;
  readonly onClose: () => void;
  readonly submitText: string;
  readonly pendingText: string;
  readonly isPending: boolean;
  readonly onProof: (proof: PasswordAndCode, onError: (error: unknown) => void) => void;
}

interface ProveDialogProps extends FormProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly description: string;
}

/** Asks for both factors before one of them changes. */
const ProveDialog = ({ isOpen, title, description, ...form }: ProveDialogProps) => (
  <Dialog isOpen={isOpen} onClose={form.onClose} title={title} description={description}>
    <ProveForm {...form} />
  </Dialog>
);

const ProveForm = ({ email, onClose, onProof, ...buttons }: FormProps) => {
  // Both calls ask for the same.
  const form = useBodyForm(turnOffSecondFactor, {
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

type CodeFieldProps = Omit<TextFieldProps, "label">;

export const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    label="Code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
  />
);

/** The sentence about a wrong code; null for every other failure. */
export const codeRefusal = (error: unknown): string | null =>
  error instanceof ApiError && error.sentence === "This code is not right" ? error.sentence : null;
