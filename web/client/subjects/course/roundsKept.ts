import { type QueryClient, useQuery } from "@tanstack/react-query";
import { Schema } from "effect";
import { CourseId } from "../../../../domain/shared/values.ts";
import { RoundsKept } from "../../../contract/course/roundsKept.ts";
import { rememberedRounds } from "../../device/storage.ts";

const Kept = Schema.Struct({ courseId: CourseId, rounds: RoundsKept });
type Kept = typeof Kept.Type;

const keptText = Schema.fromJsonString(Kept);
const queryKey = ["roundsKept"];

const note = (queries: QueryClient, kept: Kept) => {
  queries.setQueryData<Kept>(queryKey, kept);
  rememberedRounds.write(Schema.encodeSync(keptText)(kept));
};

/** The value stored by an earlier page of this tab. An unreadable text is removed. */
const remembered = (): Kept | null => {
  const text = rememberedRounds.read();
  if (text === null) return null;
  try {
    return Schema.decodeUnknownSync(keptText)(text);
  } catch {
    rememberedRounds.clear();
    return null;
  }
};

/** Keeps the answer of an edit of a course until the next edit. */
export const noteRoundsKept = (queries: QueryClient, courseId: CourseId, rounds: RoundsKept) =>
  note(queries, { courseId, rounds });

/** Removes a round that now uses the edited course. */
export const dropRoundsKept = (
  queries: QueryClient,
  applied: Pick<RoundsKept[number], "eventId" | "roundNumber">,
) => {
  const kept = queries.getQueryData<Kept>(queryKey) ?? remembered();
  if (!kept) return;
  const rounds = kept.rounds.filter(
    ({ eventId, roundNumber }) =>
      eventId !== applied.eventId || roundNumber !== applied.roundNumber,
  );
  note(queries, { ...kept, rounds });
};

/** Null before the first edit. */
export const useRoundsKept = () =>
  useQuery<Kept | null>({
    queryKey,
    queryFn: remembered,
    initialData: remembered,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
