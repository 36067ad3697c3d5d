import { listMyRegistrations } from "../../../contract/field/registrations.ts";
import { ownOf } from "../../data/read.ts";

/** The registrations of the signed-in player; null if the session has ended. */
export const myRegistrationsQuery = ownOf(listMyRegistrations, {});
