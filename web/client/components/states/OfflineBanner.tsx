import { CloudOff } from "lucide-react";
import { useOnline } from "../../lib/useOnline.ts";
import * as styles from "./OfflineBanner.css.ts";

/** Stands above every page while the device has no network. */
export const OfflineBanner = () =>
  useOnline() ? null : (
    <output className={styles.banner} data-screen-only="">
      <CloudOff size={18} aria-hidden="true" />
      You are offline. What you see may be old.
    </output>
  );
