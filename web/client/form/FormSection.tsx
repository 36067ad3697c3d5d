import type { ReactNode } from "react";
import { columns } from "../ui/dialogs/Dialog.css.ts";
import * as styles from "./FormSection.css.ts";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under their heading. */
export const FormSection = ({ title, children }: Props) => (
  <fieldset className={styles.section}>
    <legend className={styles.title}>{title}</legend>
    <div className={columns}>{children}</div>
  </fieldset>
);
