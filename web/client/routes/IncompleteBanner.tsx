import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useEffect } from "react";
import { getHealth } from "../../contract/health.ts";
import * as styles from "../components/states/OfflineBanner.css.ts";
import { call } from "../data/call.ts";
import { useIsOffline } from "../lib/useIsOffline.ts";

const A_MOMENT = 2000;

/** Shown above every page until the server has made its read models, such as after a restore. */
const IncompleteBanner = () => {
  const queries = useQueryClient();
  const isOffline = useIsOffline();
  const { data: isComplete = false } = useQuery({
    queryKey: ["health"],
    queryFn: async ({ signal }) => (await call(getHealth, { signal })).isComplete,
    refetchInterval: ({ state }) => (state.data ? false : A_MOMENT),
  });
  useEffect(() => {
    if (isComplete) {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "health" });
    }
  }, [isComplete, queries]);
  return isComplete || isOffline ? null : (
    <output className={styles.banner} data-screen-only="">
      <Hourglass size={18} aria-hidden="true" />
      Events and results are being put together again. Some are missing for a while.
    </output>
  );
};
export default IncompleteBanner;
