import { type RegisterInput, register } from "../../../../contract/person/account.ts";
import type { LoginInput } from "../../../../contract/person/session.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { PasswordField, TextField } from "../../../form/Field.tsx";
import { NumberField } from "../../../form/NumberField.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { useCommonPasswords } from "../../../form/useCommonPasswords.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { columns } from "../../../ui/dialogs/Dialog.css.ts";
import { asStack } from "../../../ui/layout.ts";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import * as styles from "./AuthForms.css.ts";
import { LoginForm, type Sending } from "./LoginForm.tsx";

export type AuthTab = "login" | "register";

interface Props {
  readonly tab: AuthTab;
  readonly onTab: (tab: AuthTab) => void;
  /** The labels of the two tabs. */
  readonly words: Readonly<Record<AuthTab, string>>;
  readonly signIn: Sending<LoginInput>;
  readonly openAccount: Sending<RegisterInput>;
}

/** The forms to sign in and to create an account, as tabs. */
export const AuthTabs = ({ tab, onTab, words, signIn, openAccount }: Props) => (
  <Tabs value={tab} onChange={onTab} className={styles.forms}>
    <UnderlineTabs
      label="Account"
      tabs={[
        { value: "login", label: words.login },
        { value: "register", label: words.register },
      ]}
    />
    <TabPanel value="login">
      <LoginForm signIn={signIn} />
    </TabPanel>
    <TabPanel value="register">
      <RegisterForm openAccount={openAccount} />
    </TabPanel>
  </Tabs>
);

/** The sizes as the form shows them; three are stored under shorter names. */
const sizes = ["XS", "SM", "MED", "LG", "XL", "XXL", "XXXL"] as const;

const defaultShirtSize = "MED";

const shirtSizeOptions = sizes.map((size) => ({ value: size, label: size }));

const initial = {
  email: "",
  password: "",
  firstName: "",
  lastName: "",
  phone: "",
  shirtSize: defaultShirtSize,
  handicap: "",
  agreeToTerms: false,
};

const RegisterForm = ({ openAccount }: Pick<Props, "openAccount">) => {
  const tooCommon = useCommonPasswords();
  const form = useBodyForm(register, {
    initial,
    validate: (values, found) => ({
      password: tooCommon(values.password),
      ...found,
    }),
    send: (body) => openAccount.mutate(body, { onError: form.fail }),
  });
  return (
    <form {...form.form} className={asStack({ gap: 4, shrinks: true })} aria-label="Sign Up">
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        {...form.field("password")}
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
      />
      <div className={columns}>
        <TextField {...form.field("firstName")} label="First name" autoComplete="given-name" />
        <TextField {...form.field("lastName")} label="Last name" autoComplete="family-name" />
        <TextField {...form.field("phone")} label="Phone" type="tel" autoComplete="tel" />
        <SelectField {...form.field("shirtSize")} label="Shirt size" options={shirtSizeOptions} />
      </div>
      <NumberField
        {...form.field("handicap")}
        kind="handicap"
        label="Handicap"
        hint="From 0 to 54, or +2.1 if you are better than scratch. Leave it empty if you have none."
      />
      <Checkbox
        {...form.check("agreeToTerms")}
        label="I agree to the tournament terms and conditions, and understand that entry fees are non-refundable."
      />
      <FormFooter errorCount={form.errorCount} failure={form.failure}>
        <Button
          type="submit"
          wide
          isPending={openAccount.isPending}
          pendingText="Creating account..."
        >
          Create Account
        </Button>
      </FormFooter>
    </form>
  );
};
