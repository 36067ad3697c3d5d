import { useState } from "react";
import { LinkButton } from "../buttons/LinkButton.tsx";
import { Brand } from "./Brand.tsx";
import * as styles from "./Header.css.ts";
import { publicMenu } from "./publicMenu.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { SunSwitch } from "./SunSwitch.tsx";

interface Props {
  /** Where "My Profile" leads. */
  readonly isSignedIn: boolean;
  /** Somebody who may want to sign in; false while nobody knows yet. */
  readonly isVisitor: boolean;
  /** The page begins with a drawing, which the header lies over. */
  readonly isOverArt?: boolean;
  /** For a page that opens the menu by a button of its own. Left out, the header keeps it. */
  readonly isMenuOpen?: boolean;
  readonly onMenuOpenChange?: (isOpen: boolean) => void;
}

/** Brand, sun switch and side menu: landing page, events, about. */
export const SiteHeader = ({
  isSignedIn,
  isVisitor,
  isOverArt = false,
  isMenuOpen,
  onMenuOpenChange,
}: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={isOverArt ? styles.topOverArt : styles.top} data-screen-only="">
      <Brand />
      <div className={styles.chip}>
        {isVisitor ? (
          <LinkButton to="/auth?tab=login" variant="quiet" size="small" className={styles.signIn}>
            Sign In
          </LinkButton>
        ) : null}
        <SunSwitch />
        <SideMenu
          items={publicMenu(isSignedIn)}
          isOpen={isMenuOpen ?? isOpen}
          onOpenChange={onMenuOpenChange ?? setOpen}
          isBrief={isVisitor}
        />
      </div>
    </header>
  );
};
