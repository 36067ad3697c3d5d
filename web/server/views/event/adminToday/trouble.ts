import type { HealthReport } from "../../../../../application/ports/Health.ts";
import { isLate } from "../../../../../application/ports/ProjectionAdmin.ts";
import type { Trouble } from "../../../../contract/event/adminToday.ts";

/** Every part of the product that does not work as it should; normally empty. */
export const troubleIn = (report: HealthReport): ReadonlyArray<Trouble> => {
  const parts = (["eventStore", "database", "queue"] as const).flatMap((part): Array<Trouble> => {
    const state = report[part];
    return state === "ok" ? [] : [{ part, name: null, state }];
  });
  const models = report.projections.flatMap((model): Array<Trouble> => {
    const { name, failed } = model;
    if (failed !== null) return [{ part: "readModel", name, state: "failed" }];
    return isLate(model) ? [{ part: "readModel", name, state: "late" }] : [];
  });
  return [...parts, ...models];
};
