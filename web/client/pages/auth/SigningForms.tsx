import { useOpenAccount, useSignIn } from "../../subjects/person/session/useSigning.ts";
import { type AuthTab, AuthTabs } from "../../subjects/person/signIn/AuthTabs.tsx";

interface Props {
  readonly tab: AuthTab;
  readonly onTab: (tab: AuthTab) => void;
  readonly words: Readonly<Record<AuthTab, string>>;
}

/** The forms of the account, connected to the calls of the session. */
export const SigningForms = (props: Props) => {
  const signIn = useSignIn();
  const openAccount = useOpenAccount();
  return <AuthTabs {...props} signIn={signIn} openAccount={openAccount} />;
};
