import { CloudOff } from "lucide-react";
import { useIsOffline } from "../../lib/useIsOffline.ts";
import * as styles from "./OfflineBanner.css.ts";

/** Stands above every page while the product is out of reach. */
export const OfflineBanner = () =>
  useIsOffline() ? (
    <output className={styles.banner} data-screen-only="">
      <CloudOff size={18} aria-hidden="true" />
      You are offline. What you see may be old.
    </output>
  ) : null;
