import { holdsWords } from "../../domain/shared/searchText.ts";
import type { AdminParticipant, ParticipantFilter } from "./participants.ts";

interface Filter {
  readonly value: ParticipantFilter;
  readonly label: string;
  readonly holds: (participant: AdminParticipant) => boolean;
}

const isOut = ({ playerStatus }: AdminParticipant) =>
  playerStatus === "withdrawn" || playerStatus === "disqualified";

const hasPlace = ({ status }: AdminParticipant) => status === "approved";

/** Filters of the list of players, on the screen and in its spreadsheet. */
export const filters: ReadonlyArray<Filter> = [
  { value: "all", label: "All", holds: () => true },
  { value: "playing", label: "Playing", holds: (one) => hasPlace(one) && !isOut(one) },
  { value: "waitlist", label: "Waitlist", holds: ({ status }) => status === "pending" },
  {
    value: "notPaid",
    label: "Not paid",
    holds: (one) => hasPlace(one) && one.paymentStatus !== "paid",
  },
  { value: "paid", label: "Paid", holds: ({ paymentStatus }) => paymentStatus === "paid" },
  { value: "out", label: "Withdrawn or disqualified", holds: (one) => hasPlace(one) && isOut(one) },
  { value: "missedCut", label: "Missed cut", holds: (one) => one.playerStatus === "missed_cut" },
  { value: "cancelled", label: "Cancelled", holds: ({ status }) => status === "cancelled" },
];

/** Each filter with its number of players, as options. */
export const filterOptions = (participants: ReadonlyArray<AdminParticipant>) =>
  filters.map(({ value, label, holds }) => ({
    value,
    label: `${label} (${participants.filter(holds).length})`,
  }));

/** The players that match filter and search. Waiting players are in the order of the waitlist. */
export const matching = (
  participants: ReadonlyArray<AdminParticipant>,
  filter: ParticipantFilter,
  search: string,
): ReadonlyArray<AdminParticipant> => {
  const holds = filters.find(({ value }) => value === filter)?.holds ?? (() => true);
  const found = participants.filter(
    (one) => holds(one) && holdsWords(`${one.firstName} ${one.lastName} ${one.email}`, search),
  );
  return filter === "waitlist"
    ? found.toSorted((one, other) => (one.waitlistPlace ?? 0) - (other.waitlistPlace ?? 0))
    : found;
};
