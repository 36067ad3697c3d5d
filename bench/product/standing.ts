import { RunFailed } from "../row.ts";

/** Where an event came to stand in the log. */
export interface Standing {
  readonly position: number;
  readonly eventId: string;
}

/** Whether what was found, in the order of the log, is all that was acknowledged and nothing else. */
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
