import type { CountedEvent } from "../../../../contract/event/event.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { numberText } from "../../../ui/listText.ts";

type Counted = Pick<AdminParticipant, "status" | "playerStatus">;

/** "118 playing, 1 withdrawn, 3 waiting. 119 of 120 places taken." Who has left during the event keeps the place. */
export const fieldText = (
  { maxParticipants }: Pick<CountedEvent, "maxParticipants">,
  participants: ReadonlyArray<Counted>,
): string => {
  const field = participants.filter(({ status }) => status === "approved");
  const counts = parts.flatMap(({ text, holds }) => {
    const count = participants.filter(holds).length;
    return count === 0 && text !== "playing" ? [] : [`${numberText(count)} ${text}`];
  });
  const places =
    maxParticipants === 0
      ? "no limit"
      : `${numberText(field.length)} of ${numberText(maxParticipants)} places`;
  return `${counts.join(", ")} (${places})`;
};

/** That so many more go beyond the limit; null if they do not. */
export const beyondText = (
  { maxParticipants }: Pick<CountedEvent, "maxParticipants">,
  participants: ReadonlyArray<Counted>,
  coming: ReadonlyArray<Counted>,
): string | null => {
  const taken = participants.filter(({ status }) => status === "approved").length;
  const more = coming.filter(({ status }) => status !== "approved").length;
  if (maxParticipants === 0 || more === 0 || taken + more <= maxParticipants) return null;
  const what = more === 1 ? "1 more goes" : `${more} more go`;
  return `Full: ${numberText(taken)} of ${numberText(maxParticipants)} places are taken, and ${what} beyond the limit.`;
};

const isIn = (playerStatus: AdminParticipant["playerStatus"]) => (one: Counted) =>
  one.status === "approved" && one.playerStatus === playerStatus;

const parts = [
  { text: "playing", holds: isIn("playing") },
  { text: "missed the cut", holds: isIn("missed_cut") },
  { text: "withdrawn", holds: isIn("withdrawn") },
  { text: "disqualified", holds: isIn("disqualified") },
  { text: "waiting", holds: ({ status }: Counted) => status === "pending" },
] as const;
