import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type BegunFactor,
  beginSecondFactor,
} from "../../../../../contract/person/secondFactor.ts";
import { FormFooter } from "../../../../form/FormFooter.tsx";
import { PasswordField } from "../../../../form/PasswordField.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Panel } from "../../../../ui/cards/Panel.tsx";
import { asStack, asText } from "../../../../ui/layout.ts";
import { FailedRead } from "../../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../../ui/states/Skeleton.tsx";
import { secondFactorQuery, useBegin } from "./api.ts";
import { FirstCodeForm } from "./FirstCodeForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TurnedOn } from "./TurnedOn.tsx";

interface Props {
  readonly email: string;
}

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

const contract = beginSecondFactor;

const BeginForm = ({ email, onBegun }: BeginFormProps) => {
  const form = useBodyForm(contract, {
    initial: { password: "" },
    send: (body) => begin.mutate(body, { onSuccess: onBegun }),
  });
  const begin = useBegin({ onFailed: form.fail });
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
