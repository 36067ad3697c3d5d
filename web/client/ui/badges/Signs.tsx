import { CloudOff } from "lucide-react";
import * as badge from "./Badge.css.ts";
import { Badge, type BadgeKind } from "./Badge.tsx";
import * as styles from "./Signs.css.ts";
import { you } from "./Signs.css.ts";

interface Props {
  /** From `useLive`: whether the live connection is lost. */
  readonly isLost: boolean;
}

/** Says "Live", or that updates pause while the figures on screen may be old. */
export const LiveSign = ({ isLost }: Props) => (
  <output className={isLost ? styles.lost : styles.live} data-screen-only="">
    {isLost ? (
      <>
        <CloudOff size={18} aria-hidden="true" />
        Live updates paused - reconnecting...
      </>
    ) : (
      <>
        <span className={styles.dot} aria-hidden="true">
          <span className={badge.pulse} />
        </span>
        Live
      </>
    )}
  </output>
);

/** Beside the name of the reader. */
export const You = () => <span className={you}>You</span>;

interface RegistrationProps extends StatusBadgeProps {
  /** The player's place on the waitlist. */
  readonly waitlistPlace?: number | null;
}

interface StatusBadgeProps {
  /** As the contract sends it. Without one the default status is shown. */
  readonly status: string | null | undefined;
}

/** An event's status: upcoming green, active blue, completed gray, cancelled red. */
export const EventStatusBadge = ({ status }: StatusBadgeProps) => (
  <Badge kind={eventStatusKind(status || "upcoming")}>{statusWord(status || "upcoming")}</Badge>
);

/** A player's own registration: registered green, cancelled yellow, "Waitlist #2" red. */
export const RegistrationBadge = ({ status, waitlistPlace = null }: RegistrationProps) =>
  status === "waitlist" ? (
    <WaitlistBadge place={waitlistPlace} />
  ) : (
    <Badge kind={registrationKind(status || "registered")}>
      {statusWord(status || "registered")}
    </Badge>
  );

/** A participant as administrators see them: approved green, pending yellow, cancelled red. */
export const ParticipantBadge = ({ status }: StatusBadgeProps) =>
  status ? (
    <Badge kind={participantKind(status)}>{statusWord(status)}</Badge>
  ) : (
    <Badge kind="upcoming">Registered</Badge>
  );

interface WaitlistBadgeProps {
  /** Null where it is not known. */
  readonly place: number | null;
}

/** "Waitlist #2". */
export const WaitlistBadge = ({ place }: WaitlistBadgeProps) => (
  <Badge kind="cancelled">{place === null ? "Waitlist" : `Waitlist #${place}`}</Badge>
);

const eventKinds: Readonly<Record<string, BadgeKind>> = {
  upcoming: "upcoming",
  active: "active",
  ongoing: "active",
  completed: "completed",
  cancelled: "cancelled",
};

const registrationKinds: Readonly<Record<string, BadgeKind>> = {
  registered: "upcoming",
  cancelled: "caution",
  waitlist: "cancelled",
};

const participantKinds: Readonly<Record<string, BadgeKind>> = {
  approved: "upcoming",
  pending: "caution",
  cancelled: "cancelled",
};

/** The colour of each stored status. */
export const eventStatusKind = (status: string): BadgeKind => eventKinds[status] ?? "cancelled";
export const registrationKind = (status: string): BadgeKind =>
  registrationKinds[status] ?? "cancelled";
const participantKind = (status: string): BadgeKind => participantKinds[status] ?? "cancelled";

/** "waitlist" as it is printed: "Waitlist". */
export const statusWord = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1);
