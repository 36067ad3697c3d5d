import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { isUpcoming } from "../../ui/dates/upcoming.ts";

/** What withdrawing means for the player: on the waitlist only the place in line is lost. */
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
