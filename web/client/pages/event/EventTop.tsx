import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { User } from "../../../contract/person/user.ts";
import { Avatar } from "../../subjects/person/Avatar.tsx";
import { iconButton } from "../../ui/buttons/IconButton.css.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Mark } from "../../ui/drawings/Mark.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { Brand } from "../../ui/page/Brand.tsx";
import { SunSwitch } from "../../ui/page/SunSwitch.tsx";
import * as styles from "./EventTop.css.ts";

const onScreen = { "data-screen-only": "" };

interface Props {
  readonly user: User | null;
  /** The event in one line, if no head follows; on phones it replaces the home link. */
  readonly line?: ReactNode;
}

/**
 * The first line of an event over its drawing: back, home or name, theme switch, profile. Of these
 * only the name is printed.
 */
export const EventTop = ({ user, line = null }: Props) => (
  <div className={styles.top} {...(line ? {} : onScreen)}>
    <div className={line ? styles.waysInLine : styles.ways}>
      <Link to="/events" aria-label="Back to Events" className={iconButton} {...onScreen}>
        <ChevronLeft size={28} aria-hidden="true" />
      </Link>
      {line ? (
        <>
          <HomeLink className={styles.wideOnly} />
          {line}
        </>
      ) : (
        <>
          <div className={styles.wideOnly}>
            <Brand />
          </div>
          <HomeLink className={styles.narrowOnly} />
        </>
      )}
    </div>
    <div className={styles.chip} {...onScreen}>
      <SunSwitch />
      {user ? (
        <Link to="/profile" aria-label="My Profile" className={iconButton}>
          <Avatar user={user} size="sm" />
        </Link>
      ) : (
        <LinkButton to="/auth?tab=login" variant="quiet" size="small">
          Sign In
        </LinkButton>
      )}
    </div>
  </div>
);

/** Only the mark, because the brand's name would look like a part of the event's name. */
const HomeLink = ({ className }: { readonly className: string }) => (
  <Link to="/" aria-label="Home" className={joinClasses(iconButton, className)} {...onScreen}>
    <Mark />
  </Link>
);
