import { ChevronLeft } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { ACCOUNT_TITLE, AccountPanels } from "../../subjects/person/account/AccountPanels.tsx";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { Page } from "../../ui/page/Page.tsx";
import * as styles from "./AccountFrame.css.ts";

interface Props extends ComponentProps<typeof AccountPanels> {
  readonly header: ReactNode;
  readonly back: { readonly to: string; readonly label: string };
  readonly hasFooter?: boolean;
}

/** The page of an account, for players and for administrators. */
export const AccountFrame = ({ header, back, hasFooter = true, ...account }: Props) => (
  <Page title={ACCOUNT_TITLE} header={header} hasFooter={hasFooter} className={styles.main}>
    <LinkButton
      to={back.to}
      variant="quiet"
      size="small"
      icon={<ChevronLeft size={20} aria-hidden="true" />}
      className={styles.back}
    >
      {back.label}
    </LinkButton>
    <AccountPanels {...account} />
  </Page>
);
