import { RunFailed } from "../row.ts";

/** The place of an event in the log. */
export interface Standing {
  readonly position: number;
  readonly eventId: string;
}

/** Checks that the found events, in the order of the log, are exactly the acknowledged events. */
export const judge = (acknowledged: ReadonlyArray<Standing>, found: ReadonlyArray<Standing>) => {
  const expected = acknowledged.toSorted((a, b) => a.position - b.position);
  const differs = expected.findIndex(
    ({ position, eventId }, index) =>
      position !== found[index]?.position || eventId !== found[index].eventId,
  );
  if (differs < 0 && found.length === expected.length) return;
  const number = 1 + (differs < 0 ? expected.length : differs);
  throw new RunFailed(
    `${expected.length} events were acknowledged and ${found.length} found, which differ from number ${number} on.`,
  );
};
