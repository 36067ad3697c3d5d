import { CalendarDays, Info, LogOut, Mail, SlidersHorizontal, User } from "lucide-react";
import { useState } from "react";
import { siteConfig } from "../../data/siteConfig.ts";
import { useMatches } from "../../device/useMatches.ts";
import { LinkButton } from "../buttons/LinkButton.tsx";
import { loadable } from "../loadable.tsx";
import { media } from "../theme/media.ts";
import { Brand } from "./Brand.tsx";
import * as styles from "./Header.css.ts";
import type { MenuItem } from "./menuItem.ts";
import { SideMenu } from "./SideMenu.tsx";
import { SunSwitch } from "./SunSwitch.tsx";

// Loaded later, because only a signed-in player on a desktop sees them.
const { Component: OwnLinks } = loadable(() => import("./OwnLinks.tsx"));

interface Props {
  /** Null unless a player is signed in. Decides where "My Profile" leads, too. */
  readonly onSignOut: (() => void) | null;
  /** True for readers who are not signed in; false until that is known. */
  readonly isVisitor: boolean;
  /** The page begins with a drawing, which the header lies over. */
  readonly isOverArt?: boolean;
  /** For pages with their own button for the menu. Without it the header keeps the state. */
  readonly isMenuOpen?: boolean;
  readonly onMenuOpenChange?: (isOpen: boolean) => void;
}

/** Brand, sun switch and side menu: landing page, events, about. */
export const SiteHeader = ({
  onSignOut,
  isVisitor,
  isOverArt = false,
  isMenuOpen,
  onMenuOpenChange,
}: Props) => {
  const [isOpen, setOpen] = useState(false);
  const isWide = useMatches(media.desktop);
  return (
    <header className={isOverArt ? styles.topOverArt : styles.top} data-screen-only="">
      <Brand />
      <div className={styles.chip}>
        {isVisitor ? (
          <LinkButton to="/auth?tab=login" variant="quiet" size="small" className={styles.signIn}>
            Sign In
          </LinkButton>
        ) : null}
        {onSignOut && isWide ? <OwnLinks onSignOut={onSignOut} /> : null}
        <SunSwitch />
        <SideMenu
          items={publicMenu(onSignOut)}
          isOpen={isMenuOpen ?? isOpen}
          onOpenChange={onMenuOpenChange ?? setOpen}
          isBrief={isVisitor}
        />
      </div>
    </header>
  );
};

/** The side menu of the landing page and of the events list. */
const publicMenu = (onSignOut: Props["onSignOut"]): ReadonlyArray<MenuItem> => [
  { label: "My Profile", icon: <User />, to: onSignOut ? "/profile" : "/auth" },
  { label: "Upcoming Events", icon: <CalendarDays />, to: "/events" },
  { label: "About", icon: <Info />, to: "/about" },
  { label: "Contact", icon: <Mail />, to: `mailto:${siteConfig.supportEmail}` },
  { label: "Event Management", icon: <SlidersHorizontal />, to: "/admin/login" },
  ...(onSignOut ? [{ label: "Sign Out", icon: <LogOut />, to: onSignOut }] : []),
];
