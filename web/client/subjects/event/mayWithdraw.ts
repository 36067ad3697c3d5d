import type { EventDetail } from "../../../contract/event/event.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";

/** Whether a player may still withdraw, as far as the page knows; the server decides. */
export const mayWithdraw = (
  { status, playerStatus }: Pick<RegistrationWithEvent, "status" | "playerStatus">,
  event: Pick<EventDetail, "status">,
): boolean =>
  status !== "cancelled" &&
  (playerStatus === "playing" || playerStatus === "missed_cut") &&
  (event.status === "upcoming" || event.status === "active");
