import type { Endpoint } from "../../contract/endpoint.ts";
import { samples } from "./everyCall.ts";
import type { Stage } from "./stage.ts";

/** The address of a call about what is on this stage. */
export const urlOf = ({ path, id }: Endpoint, stage: Stage) => {
  const values: Record<string, string> = {
    eventId: stage.eventId,
    shareCode: stage.shareCode,
    scorecardId: stage.scorecardId,
    groupId: stage.groupId,
    teamId: stage.teamId,
    courseId: stage.courseId,
    holeId: stage.holeId,
    sideGameId: samples[id]?.sideGameId?.(stage) ?? stage.sideGameId,
    userId: samples[id]?.userId?.(stage) ?? stage.ownerId,
    roundNumber: "1",
    participantId: samples[id]?.participantId?.(stage) ?? "",
    sessionId: samples[id]?.sessionId?.(stage) ?? stage.sessionId,
  };
  return path.replace(/:(\w+)/g, (_, name) => values[name] ?? "") + (samples[id]?.query ?? "");
};
