import { holdsWords } from "../../../domain/shared/searchText.ts";
import type { ParticipantFilter } from "./field.ts";
import type { AdminParticipant } from "./participants.ts";

interface Filter {
  readonly label: string;
  readonly holds: (participant: AdminParticipant) => boolean;
}

const isOut = ({ playerStatus }: AdminParticipant) =>
  playerStatus === "withdrawn" || playerStatus === "disqualified";

const hasPlace = ({ status }: AdminParticipant) => status === "approved";

/** Filters of the list of players, on the screen and in its spreadsheet. */
const filters: Readonly<Record<ParticipantFilter, Filter>> = {
  all: { label: "All", holds: () => true },
  playing: {
    label: "Playing",
    holds: (one) => hasPlace(one) && one.playerStatus === "playing",
  },
  waitlist: { label: "Waitlist", holds: ({ status }) => status === "pending" },
  notPaid: { label: "Not paid", holds: (one) => hasPlace(one) && one.paymentStatus !== "paid" },
  paid: { label: "Paid", holds: ({ paymentStatus }) => paymentStatus === "paid" },
  out: { label: "Withdrawn or disqualified", holds: (one) => hasPlace(one) && isOut(one) },
  missedCut: { label: "Missed cut", holds: (one) => one.playerStatus === "missed_cut" },
  cancelled: { label: "Cancelled", holds: ({ status }) => status === "cancelled" },
};

/** Each filter with its number of players, as options. */
export const filterOptions = (participants: ReadonlyArray<AdminParticipant>) =>
  Object.entries(filters).map(([value, { label, holds }]) => ({
    value,
    label: `${label} (${participants.filter(holds).length})`,
  }));

/** The players that match filter and search. Waiting players are in the order of the waitlist. */
export const matching = (
  participants: ReadonlyArray<AdminParticipant>,
  filter: ParticipantFilter,
  search: string,
): ReadonlyArray<AdminParticipant> => {
  const { holds } = filters[filter];
  const found = participants.filter(
    (one) =>
      holds(one) && holdsWords(`${one.firstName} ${one.lastName} ${one.email ?? ""}`, search),
  );
  return filter === "waitlist"
    ? found.toSorted((one, other) => (one.waitlistPlace ?? 0) - (other.waitlistPlace ?? 0))
    : found;
};
