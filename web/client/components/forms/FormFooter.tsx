import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./FormFooter.css.ts";

interface Props {
  /** How many fields were found wrong when it was last sent. */
  readonly errorCount: number;
  /** Cancel (a line button), then the main button. */
  readonly children: ReactNode;
}

/** The end of a form: what still needs attention, and what can be done. */
export const FormFooter = ({ errorCount, children }: Props) => (
  <div className={styles.footer}>
    <output className={styles.attention}>
      {errorCount > 0 ? (
        <>
          <TriangleAlert size={18} aria-hidden="true" />
          {errorCount === 1 ? "1 field needs attention" : `${errorCount} fields need attention`}
        </>
      ) : null}
    </output>
    {children}
  </div>
);
