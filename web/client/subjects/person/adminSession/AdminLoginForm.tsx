import { type AdminLoginInput, adminLogin } from "../../../../contract/person/adminSession.ts";
import { loginFailure } from "../../../data/loginFailure.ts";
import { siteConfig } from "../../../data/siteConfig.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { PasswordField } from "../../../form/PasswordField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import * as styles from "./AdminLogin.css.ts";

interface Props {
  readonly onLogin: (input: AdminLoginInput) => void;
  /** True until the dashboard is open. */
  readonly isPending: boolean;
  /** The error of the last attempt. */
  readonly error: unknown;
  /** The address of the person who was signed in before. */
  readonly email?: string;
}

export const AdminLoginForm = ({ onLogin, isPending, error, email = "" }: Props) => {
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
        <a href={`mailto:${siteConfig.supportEmail}`} className={styles.mail}>
          Contact support.
        </a>
      </p>
    </form>
  );
};
