import { Console, Effect, Option, Stream } from "effect";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { type Difference, ProjectionAdmin } from "../../../application/ports/ProjectionAdmin.ts";
import { Refused } from "../refused.ts";
import { withProgressBar } from "../terminal/progressBar.ts";

/**
 * Proves the events by their seals and compares each read model with them. Fails if one differs, or
 * cannot be compared yet.
 */
export const verify = Effect.fn("golf verify")(function* (
  names: ReadonlyArray<string>,
  json: boolean,
) {
  const sealed = yield* verifyEvents;
  const verified = [...sealed, ...(yield* Effect.forEach(names, verifyOne))];
  if (json) yield* Console.log(JSON.stringify(verified));
  else yield* Effect.forEach(verified.flatMap(linesOf), (line) => Console.log(line));

  const wrong = verified.filter(({ differences }) => differences && differences.length > 0);
  if (wrong.length > 0) {
    yield* new Refused({ message: `Does not agree: ${namesOf(wrong)}. ${adviceOn(sealed)}` });
  }
  const unknown = verified.filter(({ differences }) => differences === null);
  if (unknown.length > 0) {
    yield* new Refused({ message: `Not compared yet: ${namesOf(unknown)}.` });
  }
});

/** Before the events are known to be right, a rebuild would make a forgery the truth. */
const adviceOn = ([events]: ReadonlyArray<Compared>) => {
  if (!events) {
    return "Either the rows or the events were changed: compare the events with a record or a backup before you rebuild anything.";
  }
  return events.differences.length === 0
    ? "The events are as they were appended: rebuild it to correct it."
    : "The events were changed by hand: rebuild nothing, and compare them with a backup or with the records of their tournaments.";
};

const EVENTS = "events";

/** Nothing where the event store seals no events. */
const verifyEvents = Effect.gen(function* () {
  const { proof } = yield* EventLog;
  const last = Option.toArray(yield* Stream.runLast(withProgressBar(proof)));
  return last.map(({ position, broken }): Compared => {
    const between = broken && { key: [broken.after, broken.upTo], stored: "changed by hand" };
    const difference = { table: EVENTS, column: null, expected: "as they were appended" };
    const differences = between ? [{ ...difference, ...between }] : [];
    return { projection: EVENTS, position, differences };
  });
});

const namesOf = (verified: ReadonlyArray<Verified>) =>
  verified.map(({ projection }) => projection).join(", ");

type Verified = Compared | NotCompared;

interface Compared {
  readonly projection: string;
  readonly position: number;
  readonly differences: ReadonlyArray<Difference>;
}

interface NotCompared {
  readonly projection: string;
  readonly position: null;
  readonly differences: null;
  /** One sentence. */
  readonly problem: string;
}

const verifyOne = Effect.fnUntraced(function* (projection: string) {
  const admin = yield* ProjectionAdmin;
  return yield* withProgressBar(admin.verify(projection)).pipe(
    Stream.runLast,
    Effect.map(
      Option.match({
        onNone: (): Compared => ({ projection, position: 0, differences: [] }),
        onSome: ({ position, differences }): Compared => ({
          projection,
          position,
          differences: differences ?? [],
        }),
      }),
    ),
    Effect.flatMap(unlessNothingIsRead),
    Effect.catchTag("BeingMadeAnew", ({ message }) =>
      Effect.succeed(notCompared(projection, message)),
    ),
  );
});

/** If there are events, empty tables do not prove that the read model is correct. */
const unlessNothingIsRead = Effect.fnUntraced(function* (compared: Compared) {
  if (compared.position > 0) return compared;
  const admin = yield* ProjectionAdmin;
  const { projection } = compared;
  const head = (yield* admin.status).find((one) => one.projection === projection)?.head ?? 0;
  if (head === 0) return compared;
  const mend = "start the product, or rebuild it";
  return notCompared(
    projection,
    `The read model ${projection} has not read the log yet (position 0 of ${head}): ${mend}.`,
  );
});

const notCompared = (projection: string, problem: string): NotCompared => ({
  projection,
  position: null,
  differences: null,
  problem,
});

const linesOf = (verified: Verified) => {
  if (verified.differences === null) return [verified.problem];
  const { projection, position, differences } = verified;
  if (projection === EVENTS)
    return differences.length === 0 ? [sealedUpTo(position)] : differences.map(brokenLine);
  return differences.length === 0
    ? [`${projection} agrees with the events up to position ${position}.`]
    : differences.map(lineOf);
};

const sealedUpTo = (position: number) =>
  `The events are as they were appended up to position ${position}.`;

const brokenLine = ({ key }: Difference) => {
  const [after = "", upTo = ""] = key.map(String);
  return after === upTo
    ? `The events after position ${after} are not as they were appended: some were removed.`
    : `The events after position ${after} up to ${upTo} are not as they were appended.`;
};

const lineOf = ({ table, key, column, stored, expected }: Difference) => {
  const where = `${table} ${key.map(String).join(" ")}${column === null ? "" : ` ${column}`}`;
  return `${where}: stored ${JSON.stringify(stored)}, expected ${JSON.stringify(expected)}`;
};
