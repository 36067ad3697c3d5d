import { useEffect, useRef } from "react";
import {
  type AdminLoginCode,
  type AdminLoginInput,
  adminLogin,
  adminLoginCode,
} from "../../../../contract/person/adminSession.ts";
import { loginFailure } from "../../../data/loginFailure.ts";
import { siteConfig } from "../../../data/siteConfig.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { PasswordField, TextField } from "../../../form/Field.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { textLink } from "../../../ui/theme/theme.css.ts";
import type { AdminSigning } from "./adminSession.ts";

interface Props {
  readonly signing: AdminSigning;
  /** True until the page behind the sign-in is open. */
  readonly isPending: boolean;
  /** The address of the person who was signed in before. */
  readonly email?: string;
}

/** E-mail and password, and then the code of those who have a second factor. */
export const AdminSigningForms = ({ signing, isPending, email = "" }: Props) => {
  const { asksForCode, error } = signing;
  const forms = useRef<HTMLDivElement>(null);
  const askedBefore = useRef(asksForCode);
  // The pressed button has gone with the other form.
  useEffect(() => {
    if (askedBefore.current === asksForCode) return;
    askedBefore.current = asksForCode;
    const next = asksForCode ? "[name=code]" : "[name=password]";
    forms.current?.querySelector<HTMLElement>(next)?.focus();
  }, [asksForCode]);
  return (
    <div ref={forms} className={asText({ shrinks: true })}>
      {asksForCode ? (
        <AdminCodeForm
          onCode={signing.giveCode}
          onStartAgain={signing.startAgain}
          isPending={isPending}
          error={error}
        />
      ) : (
        <AdminLoginForm
          email={signing.email ?? email}
          onLogin={signing.givePassword}
          isPending={isPending}
          error={error}
        />
      )}
    </div>
  );
};

interface AdminCodeFormProps extends Pick<AdminLoginFormProps, "isPending" | "error"> {
  readonly onCode: (input: AdminLoginCode) => void;
  readonly onStartAgain: () => void;
}

/** The second step of the sign-in of an administrator who has a second factor. */
const AdminCodeForm = ({ onCode, onStartAgain, isPending, error }: AdminCodeFormProps) => {
  const form = useBodyForm(adminLoginCode, {
    isGuarded: false,
    initial: { code: "" },
    send: onCode,
  });
  return (
    <form {...form.form} className={asStack({ gap: 4, shrinks: true })} aria-label="Second step">
      <TextField
        {...form.field("code")}
        label="Code"
        hint="The six digits that your app shows now, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormFooter errorCount={form.errorCount} failure={loginFailure({ isPending, error })}>
        <Button variant="line" onClick={onStartAgain}>
          Start Again
        </Button>
        <Button type="submit" isPending={isPending} pendingText="Signing in...">
          Sign In
        </Button>
      </FormFooter>
    </form>
  );
};

interface AdminLoginFormProps extends Omit<Props, "signing"> {
  readonly onLogin: (input: AdminLoginInput) => void;
  /** The error of the last attempt. */
  readonly error: unknown;
}

export const AdminLoginForm = ({ onLogin, isPending, error, email = "" }: AdminLoginFormProps) => {
  const form = useBodyForm(adminLogin, {
    isGuarded: false,
    initial: { email, password: "" },
    send: onLogin,
  });
  return (
    <form {...form.form} className={asStack({ gap: 4, shrinks: true })} aria-label="Admin Login">
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField {...form.field("password")} label="Password" />
      <FormFooter errorCount={form.errorCount} failure={loginFailure({ isPending, error })}>
        <Button type="submit" wide isPending={isPending} pendingText="Signing in...">
          Sign In
        </Button>
      </FormFooter>
      <p className={asText({ tone: "textDim" })}>
        Need access?{" "}
        <a href={`mailto:${siteConfig.supportEmail}`} className={textLink}>
          Contact support.
        </a>
      </p>
    </form>
  );
};
