import { Badge } from "./Badge.tsx";

interface Props {
  /** Null where it is not known. */
  readonly place: number | null;
}

/** "Waitlist #2". */
export const WaitlistBadge = ({ place }: Props) => (
  <Badge kind="cancelled">{place === null ? "Waitlist" : `Waitlist #${place}`}</Badge>
);
