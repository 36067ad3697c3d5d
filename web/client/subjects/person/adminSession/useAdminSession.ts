import { useQuery } from "@tanstack/react-query";
import type { AdminRecord } from "../../../device/storage.ts";
import { adminSessionQuery } from "./api.ts";

interface AdminSession {
  /** Null if nobody is signed in, or as long as that is not known. */
  readonly admin: AdminRecord | null;
  readonly isLoading: boolean;
  /** False while only this device says so and the server has not answered yet. */
  readonly isConfirmed: boolean;
}

export const useAdminSession = (): AdminSession => {
  const { data = null, isPending, isPlaceholderData } = useQuery(adminSessionQuery);
  return { admin: data, isLoading: isPending, isConfirmed: !isPending && !isPlaceholderData };
};
