import type { ComponentProps } from "react";
import { loadable } from "../loadable.tsx";
import * as styles from "./QrCode.css.ts";
import type { QrCode } from "./QrCode.tsx";

// Beside a code there is always its text, so nobody misses it where its file does not arrive.
const { Component: Code } = loadable(() =>
  import("./QrCode.tsx").then(
    ({ QrCode: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** A code whose file is fetched when it is shown. */
export const LazyQrCode = (props: ComponentProps<typeof QrCode>) => (
  <div className={styles.place}>
    <Code {...props} />
  </div>
);
