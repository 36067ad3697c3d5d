import type { RegisterInput } from "../../../../contract/person/account.ts";
import type { LoginInput } from "../../../../contract/person/session.ts";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import * as styles from "./AuthForms.css.ts";
import { LoginForm, type Sending } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

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
