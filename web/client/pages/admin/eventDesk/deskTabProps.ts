import { useSearchParams } from "react-router-dom";
import type { EventDetail } from "../../../../contract/event/event.ts";
import type { AdminRecord } from "../../../device/storage.ts";

export interface DeskTabProps {
  readonly event: EventDetail;
  readonly admin: AdminRecord;
  /** False for event admins in events of others: they may only view. */
  readonly mayManage: boolean;
}

/** The initial filter of a tab, if the address names one. */
export const useShowAddress = (): string | null => useSearchParams()[0].get("show");
