import { useState } from "react";
import type { Query } from "../../../../contract/endpoint.ts";
import type { listAdminEvents } from "../../../../contract/event/adminEvents.ts";
import { Category, EventStatus } from "../../../../contract/event/event.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { categoryOptions, statusOptions } from "../form/options.ts";

type Filter = Pick<Query<typeof listAdminEvents>, "status" | "year" | "category">;

const YEAR = /^(19|20|21)\d\d$/u;

/** What narrows the list of events, as fields and for the call. */
export const useEventFilters = (onChange: () => void) => {
  const [chosen, setChosen] = useState({ status: "", year: "", category: "" });
  const field = (name: keyof typeof chosen) => ({
    value: chosen[name],
    onChange: (value: string) => {
      setChosen((before) => ({ ...before, [name]: value }));
      onChange();
    },
  });
  const filter = filterOf(chosen);
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    filters: (
      <>
        <SelectField
          {...field("status")}
          label="Status"
          emptyLabel="Any status"
          options={statusOptions}
        />
        <TextField
          {...field("year")}
          label="Year"
          inputMode="numeric"
          maxLength={4}
          placeholder="Any"
        />
        <SelectField
          {...field("category")}
          label="Category"
          emptyLabel="Any category"
          options={categoryOptions}
        />
      </>
    ),
  };
};

/** A year counts once it is typed to the end. */
const filterOf = ({ status, year, category }: Readonly<Record<keyof Filter, string>>): Filter => {
  const isStatus = EventStatus.literals.find((each) => each === status);
  const isCategory = Category.literals.find((each) => each === category);
  return {
    ...(isStatus && { status: isStatus }),
    ...(YEAR.test(year) && { year: Number(year) }),
    ...(isCategory && { category: isCategory }),
  };
};
