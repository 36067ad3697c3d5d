import { useQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useEffect } from "react";
import { getHealth } from "../../contract/health.ts";
import { changes } from "../data/changes.ts";
import { readOf } from "../data/read.ts";
import { useIsOffline } from "../data/serverContact.ts";
import * as styles from "../ui/states/EmptyState.css.ts";

const A_MOMENT = 2000;

/** Shown above every page until the server has made its read models, such as after a restore. */
const IncompleteBanner = () => {
  const isOffline = useIsOffline();
  const { data: isComplete = false } = useQuery({
    ...readOf(getHealth, {}),
    select: (health) => health.isComplete,
    refetchInterval: ({ state }) => (state.data?.isComplete ? false : A_MOMENT),
  });
  useEffect(() => {
    if (isComplete) changes.announce({ eventId: null, sources: null });
  }, [isComplete]);
  return isComplete || isOffline ? null : (
    <output className={styles.banner} data-screen-only="">
      <Hourglass size={18} aria-hidden="true" />
      Events and results are being put together again. Some are missing for a while.
    </output>
  );
};
export default IncompleteBanner;
