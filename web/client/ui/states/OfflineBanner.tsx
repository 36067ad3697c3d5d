import { CloudOff } from "lucide-react";
import { useIsOffline } from "../../data/serverContact.ts";
import * as styles from "./EmptyState.css.ts";

/** Shown above every page while the server cannot be reached. */
export const OfflineBanner = () =>
  useIsOffline() ? (
    <output className={styles.banner} data-screen-only="">
      <CloudOff size={18} aria-hidden="true" />
      You are offline. What you see may be old.
    </output>
  ) : null;
