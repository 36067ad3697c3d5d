import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./FormFooter.css.ts";

interface Props {
  /** How many fields were found wrong when it was last sent. */
  readonly errorCount: number;
  /** Why the form was refused when it was last sent, if no single field is the reason. */
  readonly failure?: string | null;
  /** Cancel (a line button), then the main button. */
  readonly children: ReactNode;
}

/** The end of a form: what is wrong, and the buttons. */
export const FormFooter = ({ errorCount, failure = null, children }: Props) => (
  <>
    {failure === null ? null : (
      <p role="alert" className={styles.failure}>
        <TriangleAlert size={18} className={styles.sign} aria-hidden="true" />
        {failure}
      </p>
    )}
    <FooterRow errorCount={errorCount}>{children}</FooterRow>
  </>
);

const FooterRow = ({ errorCount, children }: Props) => (
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
