import { Effect, Result, Schema } from "effect";
import type { Endpoint } from "../../contract/endpoint.ts";
import { refusedBy } from "../../contract/inputs/sentence.ts";
import { Denied, problems } from "../problems/problems.ts";

/** The refusals for a malformed id: what it should name does not exist. */
const missing: Readonly<Record<string, string>> = {
  eventId: "Event not found",
  roundNumber: "Round not found",
  scorecardId: "Scorecard not found",
  holeNumber: "Hole not found",
  place: "Play-off not found",
  groupId: "Group not found",
  sideGameId: "Side game not found",
  teamId: "Team not found",
  courseId: "Course not found",
  holeId: "Hole not found",
  participantId: "Participant not found",
  sessionId: "Session not found",
  administratorId: "Administrator not found",
  userId: "User not found",
  pictureName: "Picture not found",
  messageId: "Message not found",
  token: "This link is no longer valid",
  shareCode: "This leaderboard is not public",
};

/** The sentences for a missing value in the path: 400. */
const required: Readonly<Record<string, string>> = {
  eventId: "Event ID is required",
  userId: "User ID is required",
};

/** A malformed id refers to nothing, so the answer is 404. */
export const paramsDecoder = (contract: Endpoint) => {
  const decode = Schema.decodeUnknownResult(Schema.toCodecStringTree(contract.params));

  return (params: unknown): Effect.Effect<unknown, Denied> => {
    const decoded = decode(params);
    if (Result.isSuccess(decoded)) return Effect.succeed(decoded.success);
    const [name = ""] = refusedBy(decoded.failure.issue)[0]?.path ?? [];
    const wanted = isEmpty(params, name) ? required[name] : undefined;
    if (wanted) return Effect.fail(new Denied([400, wanted]));
    const sentence = missing[name];
    return Effect.fail(new Denied(sentence ? [404, sentence] : problems.notFound));
  };
};

const isEmpty = (params: unknown, name: string) =>
  Object.entries(params ?? {}).some(([key, value]) => key === name && value === "");
