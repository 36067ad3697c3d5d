import type { EventDetail } from "../../../../contract/event.ts";
import type { AdminRecord } from "../../../lib/storage.ts";

export interface DeskTabProps {
  readonly event: EventDetail;
  readonly admin: AdminRecord;
  /** False for event admins in events of others: they read, and are not offered what is refused. */
  readonly mayManage: boolean;
}
