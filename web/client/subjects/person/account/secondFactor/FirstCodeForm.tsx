import { useEffect, useRef } from "react";
import {
  type BegunFactor,
  turnOnSecondFactor,
} from "../../../../../contract/person/secondFactor.ts";
import { FormFooter } from "../../../../form/FormFooter.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../../ui/buttons/CopyButton.tsx";
import { LazyQrCode } from "../../../../ui/codes/LazyQrCode.tsx";
import { asRow, asStack, asText } from "../../../../ui/layout.ts";
import { grouped } from "../../grouped.ts";
import { useTurnOn } from "./api.ts";
import { CodeField } from "./CodeField.tsx";
import { codeRefusal } from "./codeRefusal.ts";
import * as styles from "./SecondFactor.css.ts";

interface Props {
  readonly begun: BegunFactor;
  readonly onCodes: (codes: ReadonlyArray<string>) => void;
  readonly onCancel: () => void;
}

const contract = turnOnSecondFactor;

/** The first code shows that the app has the secret. */
export const FirstCodeForm = ({ begun, onCodes, onCancel }: Props) => {
  const form = useBodyForm(contract, {
    initial: { code: "" },
    send: (body) =>
      turnOn.mutate(body, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) }),
  });
  const turnOn = useTurnOn({
    onFailed: (error) => {
      const code = codeRefusal(error);
      if (code === null) form.fail(error);
      else form.refuse({ code });
    },
  });
  // The pressed button has gone with the form of the password.
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <>
      <p ref={start} tabIndex={-1} className={styles.start}>
        Let your app read this code, or type the secret into it.
      </p>
      <LazyQrCode text={begun.address} label="QR code for your app" />
      <p className={asRow({ gap: 2, justify: "center", wrap: true })}>
        <span className={styles.code}>{grouped(begun.secret)}</span>
        <CopyButton text={begun.secret} label="Copy secret" />
      </p>
      <form {...form.form} className={asStack({ gap: 4, shrinks: true })} aria-label="First code">
        <CodeField {...form.field("code")} hint="The six digits that your app shows now." />
        <FormFooter errorCount={form.errorCount} failure={form.failure}>
          <Button variant="line" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" isPending={turnOn.isPending} pendingText="Turning on...">
            Turn On
          </Button>
        </FormFooter>
      </form>
      <p className={asText({ tone: "textDim" })}>All your other sessions will end.</p>
    </>
  );
};
