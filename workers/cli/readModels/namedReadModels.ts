import { Effect } from "effect";
import { ProjectionAdmin } from "../../../application/ports/ProjectionAdmin.ts";
import { Refused } from "../refused.ts";

/** The named read model, or all of them. */
export const namedReadModels = Effect.fnUntraced(function* (
  name: string | undefined,
  all: boolean,
) {
  if (name !== undefined && all) {
    return yield* new Refused({ message: "Name a read model or say --all, not both." });
  }
  if (name !== undefined) return [name];
  if (!all) return yield* new Refused({ message: "Name a read model, or say --all." });
  const known = yield* (yield* ProjectionAdmin).status;
  return known.map(({ projection }) => projection);
});
