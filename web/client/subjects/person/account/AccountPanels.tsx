import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import {
  changeUserPassword,
  type PasswordChange,
} from "../../../../contract/person/ownPassword.ts";
import { ApiError, call } from "../../../data/call.ts";
import { toastError, useToast } from "../../../data/toasts.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { PasswordField } from "../../../form/Field.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { useCommonPasswords } from "../../../form/useCommonPasswords.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { Heading } from "../../../ui/page/Page.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import * as styles from "./Account.css.ts";
import { type AccountKind, callsOf, sessionsQuery } from "./api.ts";
import { SessionList } from "./SessionList.tsx";

/** The title of the page and the text of every link to it. */
export const ACCOUNT_TITLE = "Password and sessions";

interface Props {
  readonly kind: AccountKind;
  /** Tells password managers which account the password belongs to. */
  readonly email: string;
  /** Called when the server says that this session has ended as well. */
  readonly onSignedOut: () => void;
  /** What only one kind of account has. */
  readonly children?: ReactNode;
}

/** Changes the password and ends sessions. */
export const AccountPanels = ({ kind, email, onSignedOut, children }: Props) => (
  <>
    <Heading as="h1" size="page">
      {ACCOUNT_TITLE}
    </Heading>
    <div className={styles.panels}>
      <PasswordPanel kind={kind} email={email} />
      <SessionsPanel kind={kind} onSignedOut={onSignedOut} />
      {children}
    </div>
  </>
);

const SessionsPanel = ({ kind, onSignedOut }: Pick<Props, "kind" | "onSignedOut">) => {
  const read = useQuery(sessionsQuery(kind));
  const { data, error } = read;
  useEffect(() => {
    if (data === null) onSignedOut();
  }, [data, onSignedOut]);
  return (
    <Panel title="Sessions">
      <p className={asText({ tone: "textDim" })}>
        Where you are signed in. If you do not know one of these, end it and change your password.
      </p>
      {data ? (
        <SessionList kind={kind} sessions={data} />
      ) : error ? (
        <FailedRead title="Your sessions could not be loaded" of={read} />
      ) : (
        <SkeletonSlats label="Loading sessions..." count={2} />
      )}
    </Panel>
  );
};

const PasswordPanel = ({ kind, email }: Pick<Props, "kind" | "email">) => {
  const tooCommon = useCommonPasswords();
  // The rules are the same for both kinds of account.
  const form = useBodyForm(changeUserPassword, {
    initial: { oldPassword: "", newPassword: "" },
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

/** The field that each refusal of the server is about. */
const fieldOf: Readonly<Record<number, keyof PasswordChange>> = {
  400: "newPassword",
  403: "oldPassword",
};

interface Options {
  readonly onRefused: (errors: Partial<Record<keyof PasswordChange, string>>) => void;
  readonly onDone: () => void;
}

export const useChangePassword = (kind: AccountKind, { onRefused, onDone }: Options) => {
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: PasswordChange) =>
      call(callsOf(kind).changePassword, { body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.done();
      toast({ title: "Password changed", description: "All other sessions have ended." });
      onDone();
    },
    onError: (error) => {
      const field = error instanceof ApiError ? fieldOf[error.status] : undefined;
      if (field && error instanceof ApiError) onRefused({ [field]: error.sentence });
      else toastError("Your password could not be changed")(error);
    },
  });
};
