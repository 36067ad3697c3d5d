import { ChevronDown } from "lucide-react";
import { useId } from "react";
import * as styles from "./BoardFilters.css.ts";

interface Props<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: ReadonlyArray<Value>;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** A native select with its label inside. */
export const FilterSelect = <Value extends string | number>({
  label,
  value,
  options,
  nameOf,
  onChange,
}: Props<Value>) => {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option} className={styles.option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
    </div>
  );
};
