import { NumberField } from "../../../form/NumberField.tsx";
import { TextAreaField } from "../../../form/TextAreaField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import type { useForm } from "../../../form/useForm.ts";
import { columns, wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { errorsOfTees } from "./courseBodies.ts";
import { type CourseValues, withPlace } from "./courseValues.ts";
import { TeesEditor } from "./TeesEditor.tsx";

interface Props {
  readonly form: ReturnType<typeof useForm<CourseValues>>;
}

/** All fields of a course except its holes. */
export const CourseFields = ({ form }: Props) => {
  const { field, set, values, errors } = form;
  const setPlace = (changed: { readonly city?: string; readonly state?: string }) => {
    const next = withPlace(values, changed);
    set("city", next.city);
    set("state", next.state);
    set("location", next.location);
  };
  return (
    <div className={columns}>
      <TextField {...field("name")} label="Course name" className={wideColumn} />
      <TextField {...field("address")} label="Address" className={wideColumn} />
      <TextField {...field("city")} label="City" onChange={(city) => setPlace({ city })} />
      <TextField {...field("state")} label="State" onChange={(state) => setPlace({ state })} />
      <TextField {...field("location")} label="Location" />
      <TextField {...field("zipCode")} label="Zip code" />
      <TextField {...field("phone")} label="Phone" type="tel" />
      <TextField {...field("website")} label="Website" type="url" />
      <NumberField {...field("totalPar")} label="Total par" />
      <NumberField {...field("totalYardage")} label="Total yardage" />
      <TextAreaField {...field("description")} label="Description" className={wideColumn} />
      <div className={wideColumn}>
        <TeesEditor
          tees={values.tees}
          error={errors.tees}
          errorsOfTees={errors.tees === undefined ? [] : errorsOfTees(values)}
          onChange={(tees) => set("tees", tees)}
        />
      </div>
    </div>
  );
};
