import {
  CalendarDays,
  Info,
  LogOut,
  Mail,
  Menu,
  Moon,
  SlidersHorizontal,
  Sun,
  User,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { siteConfig } from "../../data/siteConfig.ts";
import { type ThemeName, useTheme } from "../../device/themeSwitch.ts";
import { useMatches } from "../../device/useMatches.ts";
import { IconButton, LinkButton } from "../buttons/Button.tsx";
import { Mark } from "../drawings/Mark.tsx";
import { loadable } from "../loadable.tsx";
import { media } from "../theme/media.ts";
import * as styles from "./Header.css.ts";
import type { MenuItem } from "./OwnLinks.tsx";

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

interface BrandProps {
  readonly to?: string;
}

/** The mark and the configured name, as a link to the home page. */
export const Brand = ({ to = "/" }: BrandProps) => (
  <Link to={to} className={styles.brand}>
    <Mark />
    <span className={styles.name}>{siteConfig.brand}</span>
  </Link>
);

// Loaded later, because the first view does not need the dialog.
const { load: loadDrawer, Component: MenuDrawer } = loadable(() => import("./MenuDrawer.tsx"));

interface SideMenuProps {
  readonly items: ReadonlyArray<MenuItem>;
  /** Set if another button of the page opens the same menu. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly className?: string;
  /** On phones only the icon is visible; screen readers still read the word. */
  readonly isBrief?: boolean;
}

/** The button of a menu and the drawer that it opens. */
export const SideMenu = ({
  items,
  isOpen,
  onOpenChange,
  className,
  isBrief = false,
}: SideMenuProps) => {
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <>
      <button
        type="button"
        className={className ?? styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => onOpenChange(true)}
      >
        <Menu aria-hidden="true" />
        <span className={isBrief ? styles.briefMenuWord : styles.menuWord}>Menu</span>
      </button>
      {wasOpened ? (
        <MenuDrawer items={items} isOpen={isOpen} onClose={() => onOpenChange(false)} />
      ) : null}
    </>
  );
};

/** Switches between the dark and the light theme; this device remembers it. */
export const SunSwitch = () => {
  const { theme, toggle } = useTheme();
  if (theme !== null) return <SwitchFrom theme={theme} onClick={toggle} />;
  return (
    <>
      <SwitchFrom theme="dark" className={styles.inDark} />
      <SwitchFrom theme="light" className={styles.inLight} />
    </>
  );
};

interface SunSwitchProps {
  readonly theme: ThemeName;
  readonly onClick?: () => void;
  readonly className?: string;
}

const SwitchFrom = ({ theme, ...rest }: SunSwitchProps) =>
  theme === "dark" ? (
    <IconButton label="Daylight theme" {...rest}>
      <Sun aria-hidden="true" />
    </IconButton>
  ) : (
    <IconButton label="Dusk theme" {...rest}>
      <Moon aria-hidden="true" />
    </IconButton>
  );
