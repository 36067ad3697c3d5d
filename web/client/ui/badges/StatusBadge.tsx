import { Badge } from "./Badge.tsx";
import { eventStatusKind, participantKind, registrationKind, statusWord } from "./statusBadges.ts";
import { WaitlistBadge } from "./WaitlistBadge.tsx";

interface RegistrationProps extends Props {
  /** The player's place on the waitlist. */
  readonly waitlistPlace?: number | null;
}

interface Props {
  /** As the contract sends it. Without one the default status is shown. */
  readonly status: string | null | undefined;
}

/** An event's status: upcoming green, active blue, completed gray, cancelled red. */
export const EventStatusBadge = ({ status }: Props) => (
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
export const ParticipantBadge = ({ status }: Props) =>
  status ? (
    <Badge kind={participantKind(status)}>{statusWord(status)}</Badge>
  ) : (
    <Badge kind="upcoming">Registered</Badge>
  );
