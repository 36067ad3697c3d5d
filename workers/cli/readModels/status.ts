import { Console, Effect } from "effect";
import { ProjectionAdmin } from "../../../application/ports/ProjectionAdmin.ts";

export const status = Effect.fn("golf status")(function* (json: boolean) {
  const admin = yield* ProjectionAdmin;
  const projections = yield* admin.status;
  const longStreams = yield* admin.longStreams;
  if (json) return yield* Console.log(JSON.stringify({ projections, longStreams }));

  for (const { projection, position, head, behind, failed } of projections) {
    const parts = [
      projection,
      `position ${position} of ${head}`,
      ...(behind ? [`${behind} behind`] : []),
      ...(failed ? [`failed since ${failed.since.toISOString()}: ${failed.error}`] : []),
    ];
    yield* Console.log(parts.join("\t"));
  }
  for (const { stream, events } of longStreams) {
    yield* Console.log(`The stream ${stream} has ${events} events, which makes it slow to read.`);
  }
});
