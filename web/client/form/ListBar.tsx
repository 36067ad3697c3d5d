import type { ReactNode } from "react";
import * as styles from "./Control.css.ts";
import { TextField } from "./Field.tsx";

interface Props {
  /** "Search users". */
  readonly label: string;
  readonly hint?: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Filters, and what can be done with the list. */
  readonly children?: ReactNode;
}

/** The bar above a long list: the search, then the filters. */
export const ListBar = ({ label, hint, search, onSearch, children }: Props) => (
  <search className={styles.bar}>
    <TextField
      label={label}
      hint={hint}
      type="search"
      autoComplete="off"
      spellCheck={false}
      className={styles.search}
      value={search}
      onChange={onSearch}
    />
    {children}
  </search>
);
