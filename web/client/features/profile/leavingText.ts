import type { RegistrationWithEvent } from "../../../contract/registration.ts";
import { isUpcoming } from "../../lib/dates/upcoming.ts";

/** What it means for a player to withdraw: who waits has a place in the line, and no other. */
export const leavingText = (
  status: RegistrationWithEvent["status"],
  event: Pick<RegistrationWithEvent["event"], "name" | "startDate" | "status">,
): string => {
  const isBefore = event.status === "upcoming" && isUpcoming(event.startDate);
  const again = " You may register again later.";
  if (status === "waitlist") {
    return `You give up your place in the line for ${event.name}.${isBefore ? again : ""}`;
  }
  return isBefore
    ? `Your place in ${event.name} goes to the next in line.${again}`
    : `${event.name} has started: you stay on the board, marked WD.`;
};
