import { Result } from "effect";
import { useState } from "react";
import { Link } from "react-router-dom";
import { type LoginInput, login } from "../../../../contract/person/session.ts";
import { loginFailure } from "../../../data/loginFailure.ts";
import { siteConfig } from "../../../data/siteConfig.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { PasswordField, TextField } from "../../../form/Field.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { useForm } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack } from "../../../ui/layout.ts";
import { textLink } from "../../../ui/theme/theme.css.ts";
import * as styles from "./AuthForms.css.ts";

export interface Sending<Input> {
  readonly mutate: (input: Input, options?: { readonly onError: (error: unknown) => void }) => void;
  readonly isPending: boolean;
  /** The error of the last attempt. */
  readonly error?: unknown;
}

interface Props {
  readonly signIn: Sending<LoginInput>;
  /** The address of the person who was signed in before. */
  readonly email?: string;
}

const initial = { email: "", password: "", rememberMe: false };

/** The server calls the e-mail address the user name. */
const read = ({ email, ...rest }: typeof initial) => readBody(login, { username: email, ...rest });

const validate = (values: typeof initial) =>
  Result.match(read(values), {
    onSuccess: () => ({}),
    onFailure: ({ username, ...rest }) => ({ ...rest, email: username }),
  });

export const LoginForm = ({ signIn, email = "" }: Props) => {
  const form = useForm({
    isGuarded: false,
    initial: { ...initial, email },
    validate,
    onSubmit: (values) => {
      const body = read(values);
      if (Result.isSuccess(body)) signIn.mutate(body.success);
    },
  });
  return (
    <form {...form.form} className={asStack({ gap: 4, shrinks: true })} aria-label="Sign In">
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField {...form.field("password")} label="Password" />
      <div className={styles.row}>
        <Checkbox {...form.check("rememberMe")} label="Remember me" />
        <ForgotPassword />
      </div>
      <FormFooter errorCount={form.errorCount} failure={loginFailure(signIn)}>
        <Button type="submit" wide isPending={signIn.isPending} pendingText="Signing in...">
          Sign In
        </Button>
      </FormFooter>
    </form>
  );
};

const ForgotPassword = () =>
  siteConfig.offersMail ? (
    <Link to="/forgot-password" className={textLink}>
      Forgot password?
    </Link>
  ) : (
    <AskOrganiser />
  );

/** Without mail, organisers reset passwords. This says so and how to ask. */
const AskOrganiser = () => {
  const [isTold, setTold] = useState(false);
  return (
    <>
      <button
        type="button"
        className={textLink}
        aria-expanded={isTold}
        onClick={() => setTold(!isTold)}
      >
        Forgot password?
      </button>
      <output className={styles.note}>
        {isTold ? (
          <>
            Please ask your organiser to reset your password.{" "}
            <a href={`mailto:${siteConfig.supportEmail}`} className={styles.mail}>
              {siteConfig.supportEmail}
            </a>
          </>
        ) : null}
      </output>
    </>
  );
};
