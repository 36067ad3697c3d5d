import type { HealthReport } from "../../../../application/ports/Health.ts";
import type { Trouble } from "../../../contract/adminToday.ts";

/** In events. During play read models are a few events behind; more than this is a fault. */
const LATE = 100;

/** Every part of the product that does not work as it should; normally empty. */
export const troubleIn = (report: HealthReport): ReadonlyArray<Trouble> => {
  const parts = (["eventStore", "database", "queue"] as const).flatMap((part): Array<Trouble> => {
    const state = report[part];
    return state === "ok" ? [] : [{ part, name: null, state }];
  });
  const models = report.projections.flatMap(({ name, failed, behind }): Array<Trouble> => {
    if (failed !== null) return [{ part: "readModel", name, state: "failed" }];
    return behind > LATE ? [{ part: "readModel", name, state: "late" }] : [];
  });
  return [...parts, ...models];
};
