import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  type BegunFactor,
  beginSecondFactor,
  getSecondFactor,
  turnOnSecondFactor,
} from "../../../../../contract/person/secondFactor.ts";
import { readOf } from "../../../../data/read.ts";
import { useWrite } from "../../../../data/write.ts";
import { FormFooter } from "../../../../form/DialogForm.tsx";
import { PasswordField } from "../../../../form/Field.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Button, LinkButton } from "../../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../../ui/buttons/CopyButton.tsx";
import { Panel } from "../../../../ui/cards/Panel.tsx";
import { LazyQrCode } from "../../../../ui/codes/LazyQrCode.tsx";
import { asRow, asStack, asText } from "../../../../ui/layout.ts";
import { FailedRead } from "../../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../../ui/states/Skeleton.tsx";
import { grouped } from "../../invitations/InvitationSheet.tsx";
import * as styles from "../Account.css.ts";
import { CodeField, codeRefusal, TurnedOn } from "./TurnedOn.tsx";

interface Props {
  readonly email: string;
}

// It may have been changed on another device.
const secondFactorQuery = { ...readOf(getSecondFactor, {}), staleTime: 0 };

/** What an administrator's sign-in asks for beside the password. */
export const SecondFactorPanel = ({ email }: Props) => {
  const read = useQuery(secondFactorQuery);
  const { data, error } = read;
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  /** Shown once. */
  const [codes, setCodes] = useState<ReadonlyArray<string> | null>(null);
  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    if (data?.isOn) {
      return <TurnedOn email={email} left={data.recoveryCodesLeft} onCodes={setCodes} />;
    }
    if (begun) {
      return (
        <FirstCodeForm
          begun={begun}
          onCodes={(made) => {
            setCodes(made);
            setBegun(null);
          }}
          onCancel={() => setBegun(null)}
        />
      );
    }
    if (data) return <BeginForm email={email} onBegun={setBegun} />;
    if (!error) return <SkeletonSlats label="Loading the second factor..." count={1} />;
    return <FailedRead title="The second factor could not be loaded" of={read} />;
  };
  return <Panel title="Second factor">{content()}</Panel>;
};

interface BeginFormProps {
  /** Tells password managers which account the password belongs to. */
  readonly email: string;
  readonly onBegun: (begun: BegunFactor) => void;
}

const BeginForm = ({ email, onBegun }: BeginFormProps) => {
  const form = useBodyForm(beginSecondFactor, {
    initial: { password: "" },
    send: (body) => begin.mutate(body, { onSuccess: onBegun }),
  });
  const begin = useWrite(beginSecondFactor, (body: { readonly password: string }) => ({ body }), {
    done: null,
    onFailed: form.fail,
  });
  return (
    <>
      <p className={asText({ tone: "textDim" })}>
        With an app on your phone that shows codes, nobody signs in with your password alone.
      </p>
      <form
        {...form.form}
        className={asStack({ gap: 4, shrinks: true })}
        aria-label="Second factor"
      >
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField {...form.field("password")} label="Password" />
        <FormFooter errorCount={form.errorCount} failure={form.failure}>
          <Button type="submit" isPending={begin.isPending} pendingText="Beginning...">
            Set Up
          </Button>
        </FormFooter>
      </form>
    </>
  );
};

interface FirstCodeFormProps {
  readonly begun: BegunFactor;
  readonly onCodes: (codes: ReadonlyArray<string>) => void;
  readonly onCancel: () => void;
}

/** The first code shows that the app has the secret. */
const FirstCodeForm = ({ begun, onCodes, onCancel }: FirstCodeFormProps) => {
  const form = useBodyForm(turnOnSecondFactor, {
    initial: { code: "" },
    send: (body) =>
      turnOn.mutate(body, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) }),
  });
  const turnOn = useWrite(turnOnSecondFactor, (body: { readonly code: string }) => ({ body }), {
    done: null,
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

interface RecoveryCodesProps {
  readonly codes: ReadonlyArray<string>;
  readonly onDone: () => void;
}

/** The only time that the codes can be read. */
const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const lines = codes.map(grouped);
  const text = lines.join("\n");
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <>
      <p ref={start} tabIndex={-1} className={styles.start}>
        These are your recovery codes, for the time when your phone is lost. Each works once. They
        are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {lines.map((line) => (
          <li key={line} className={styles.code}>
            {line}
          </li>
        ))}
      </ul>
      <div className={asRow({ gap: 2, wrap: true })}>
        <LinkButton
          to={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          variant="quiet"
          size="small"
          icon={<Download size={20} aria-hidden="true" />}
          download="recovery-codes.txt"
        >
          Download
        </LinkButton>
        <CopyButton text={text} label="Copy recovery codes" />
      </div>
      <p className={asText({ tone: "textDim" })}>Keep them where your phone is not.</p>
      <FormFooter errorCount={0}>
        <Button onClick={onDone}>I Have Kept Them</Button>
      </FormFooter>
    </>
  );
};
