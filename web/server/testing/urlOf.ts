import { type NamedCall, samples } from "./everyCall.ts";
import type { Stage } from "./stage.ts";

/** The address of a call about the things on this stage. */
export const urlOf = ([name, { path }]: NamedCall, stage: Stage) => {
  const sample = samples[name];
  const values: Record<string, string> = {
    eventId: stage.eventId,
    shareCode: stage.shareCode,
    pictureName: stage.pictureName,
    scorecardId: stage.scorecardId,
    groupId: stage.groupId,
    teamId: stage.teamId,
    courseId: stage.courseId,
    holeId: stage.holeId,
    sideGameId: sample?.sideGameId?.(stage) ?? stage.sideGameId,
    userId: sample?.userId?.(stage) ?? stage.ownerId,
    administratorId: stage.ownerId,
    token: stage.token,
    messageId: stage.eventId,
    roundNumber: "1",
    place: "1",
    holeNumber: "1",
    participantId: sample?.participantId?.(stage) ?? "",
    sessionId: sample?.sessionId?.(stage) ?? stage.sessionId,
  };
  return path.replace(/:(\w+)/g, (_, part) => values[part] ?? "") + (sample?.query ?? "");
};
