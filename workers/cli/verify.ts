import { Console, Effect, Option, Stream } from "effect";
import { type Difference, ProjectionAdmin } from "../../application/ports/ProjectionAdmin.ts";
import { withProgressBar } from "./progressBar.ts";
import { Refused } from "./refused.ts";

/** Fails when a read model is not what the events make of it. */
export const verify = Effect.fn("golf verify")(function* (
  names: ReadonlyArray<string>,
  json: boolean,
) {
  const verified = yield* Effect.forEach(names, verifyOne);
  if (json) yield* Console.log(JSON.stringify(verified));
  else yield* Effect.forEach(verified.flatMap(linesOf), (line) => Console.log(line));

  const wrong = verified.filter(({ differences }) => differences.length > 0);
  if (wrong.length > 0) {
    const which = wrong.map(({ projection }) => projection).join(", ");
    yield* new Refused({ message: `Not what the events say: ${which}. Rebuild to mend it.` });
  }
});

interface Verified {
  readonly projection: string;
  readonly position: number;
  readonly differences: ReadonlyArray<Difference>;
}

const verifyOne = Effect.fnUntraced(function* (projection: string) {
  const admin = yield* ProjectionAdmin;
  const last = yield* withProgressBar(admin.verify(projection)).pipe(Stream.runLast);
  const verified: Verified = Option.match(last, {
    onNone: () => ({ projection, position: 0, differences: [] }),
    onSome: ({ position, differences }) => ({
      projection,
      position,
      differences: differences ?? [],
    }),
  });
  return verified;
});

const linesOf = ({ projection, position, differences }: Verified) =>
  differences.length === 0
    ? [`${projection} is what the events say up to position ${position}.`]
    : differences.map(lineOf);

const lineOf = ({ table, key, column, stored, expected }: Difference) => {
  const where = `${table} ${key.map(String).join(" ")}${column === null ? "" : ` ${column}`}`;
  return `${where}: stored ${JSON.stringify(stored)}, expected ${JSON.stringify(expected)}`;
};
