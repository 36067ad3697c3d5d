import { getCourse } from "../../../contract/course/courses.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import type { Registration, RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { useRead } from "../../data/read.ts";

/** Whether a player may still withdraw, as far as the page knows; the server decides. */
export const mayWithdraw = (
  { status, playerStatus }: Pick<RegistrationWithEvent, "status" | "playerStatus">,
  event: Pick<EventDetail, "status">,
): boolean =>
  status !== "cancelled" &&
  (playerStatus === "playing" || playerStatus === "missed_cut") &&
  (event.status === "upcoming" || event.status === "active");

/** "You play from the Red tee."; null for players on the tee of the event. */
export const useOwnTee = (
  { courseId }: Pick<EventDetail, "courseId">,
  registration: Pick<Registration, "teeId"> | null | undefined,
): string | null => {
  const teeId = registration?.teeId ?? null;
  const isAsked = courseId !== null && teeId !== null;
  const { data: course } = useRead(getCourse, isAsked ? { courseId } : null);
  const tee = teeId === null ? undefined : course?.tees.find(({ id }) => id === teeId);
  return tee ? `You play from the ${tee.name} tee.` : null;
};
