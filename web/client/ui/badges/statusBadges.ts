import type { BadgeKind } from "./Badge.tsx";

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
export const participantKind = (status: string): BadgeKind =>
  participantKinds[status] ?? "cancelled";

/** "waitlist" as it is printed: "Waitlist". */
export const statusWord = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1);
