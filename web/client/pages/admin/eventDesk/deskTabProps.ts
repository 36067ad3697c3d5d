import type { EventDetail } from "../../../../contract/event/event.ts";
import type { AdminRecord } from "../../../device/storage.ts";

export interface DeskTabProps {
  readonly event: EventDetail;
  readonly admin: AdminRecord;
  /** False for event admins in events of others: they may only view. */
  readonly mayManage: boolean;
}
