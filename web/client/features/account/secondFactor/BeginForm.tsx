import { Result } from "effect";
import { type BegunFactor, beginSecondFactor } from "../../../../contract/secondFactor.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { FormFooter } from "../../../components/forms/FormFooter.tsx";
import { PasswordField } from "../../../components/forms/PasswordField.tsx";
import { errorsOf, readBody } from "../../../lib/formErrors.ts";
import { useForm } from "../../../lib/useForm.ts";
import * as styles from "../Account.css.ts";
import { useBegin } from "./api.ts";

interface Props {
  /** Tells password managers which account the password belongs to. */
  readonly email: string;
  readonly onBegun: (begun: BegunFactor) => void;
}

const contract = beginSecondFactor;

export const BeginForm = ({ email, onBegun }: Props) => {
  const form = useForm({
    initial: { password: "" },
    validate: (values) => errorsOf(contract, values),
    onSubmit: (values) => {
      const body = readBody(contract, values);
      if (Result.isSuccess(body)) begin.mutate(body.success, { onSuccess: onBegun });
    },
  });
  const begin = useBegin({ onFailed: form.fail });
  return (
    <>
      <p className={styles.quiet}>
        With an app on your phone that shows codes, nobody signs in with your password alone.
      </p>
      <form {...form.form} className={styles.form} aria-label="Second factor">
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
