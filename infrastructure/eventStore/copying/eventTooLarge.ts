import { Schema } from "effect";

/** To copy once more would not help. The message is one sentence for whoever started the copy. */
export class EventTooLarge extends Schema.TaggedError<EventTooLarge>()("EventTooLarge", {
  message: Schema.String,
}) {}

export const eventTooLarge = (stream: string, revision: number) =>
  new EventTooLarge({
    message: `EventStoreDB takes no event as large as revision ${revision} of ${stream}.`,
  });
