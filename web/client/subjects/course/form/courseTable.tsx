import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import type { Course, Tee } from "../../../../contract/course/course.ts";
import type { CourseChanges } from "../../../../contract/course/courseInput.ts";
import type { FoundCourse } from "../../../../contract/course/courseSearch.ts";
import { changeCourse } from "../../../../contract/course/courses.ts";
import { newKey } from "../../../data/newKey.ts";
import { FieldError, TextField } from "../../../form/Field.tsx";
import { errorsByPath } from "../../../form/formErrors.ts";
import { NumberField } from "../../../form/NumberField.tsx";
import type { FieldTable, TypedValues } from "../../../form/table/fieldTable.ts";
import { startOf, typedOf } from "../../../form/table/tableValues.ts";
import { numberOrNull } from "../../../form/typedNumbers.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { asStack, asText, joinClasses } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/theme.css.ts";
import { lengthHead, lengthText, unitFor } from "../../../ui/units.ts";
import * as styles from "../Course.css.ts";

/** The names of the columns of distances belong to the scorecard. */
type Unasked = "basedOn" | "blueTee" | "redTee" | "tees" | "whiteTee";

export type CourseValues = TypedValues<Omit<CourseChanges, Unasked>> & {
  readonly tees: ReadonlyArray<TeeValues>;
};

const withPlaceOf = (values: CourseValues, changed: Partial<CourseValues>) => ({
  location: withPlace(values, changed).location,
});

/** All fields of a course except its holes. */
export const courseTable: FieldTable<CourseValues> = {
  name: { label: "Course name", isWide: true },
  address: { label: "Address", isWide: true },
  city: { label: "City", follow: (values, city) => withPlaceOf(values, { city }) },
  state: { label: "State", follow: (values, state) => withPlaceOf(values, { state }) },
  location: { label: "Location" },
  zipCode: { label: "Zip code" },
  phone: { label: "Phone", kind: "tel" },
  website: { label: "Website", kind: "url" },
  totalPar: { label: "Total par", kind: "whole" },
  totalYardage: { label: `Total ${unitFor("yards").word}`, kind: "whole" },
  description: { label: "Description", kind: "area", isWide: true },
  tees: {
    start: [],
    draw: ({ value, error, onChange }) => (
      <div className={wideColumn}>
        <TeesEditor tees={value} error={error} onChange={onChange} />
      </div>
    ),
  },
};

export const newCourseValues = startOf(courseTable);

export const valuesOf = (course: Course | FoundCourse): CourseValues =>
  typedOf(courseTable, { ...course, tees: teesOf(course.tees) });

/** Fills the location with "city, state" unless another one was typed. */
export const withPlace = (values: CourseValues, changed: Partial<CourseValues>): CourseValues => {
  const next = { ...values, ...changed };
  const isOurs = values.location === "" || values.location === placeOf(values);
  return isOurs ? { ...next, location: placeOf(next) } : next;
};

const placeOf = ({ city, state }: CourseValues) =>
  [city.trim(), state.trim()].filter(Boolean).join(", ");

/** Whether both forms hold the same values. */
export const isSameForm = (one: CourseValues, other: CourseValues) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A tee as the form holds it. */
interface TeeValues {
  /** The key of the row. For a new tee the server does not know it. */
  readonly rowKey: string;
  /** Null for a new tee. */
  readonly id: Tee["id"] | null;
  readonly name: string;
  readonly courseRating: string;
  readonly slopeRating: string;
  readonly totalYards: string;
}

/** A sentence for each wrong field of a tee. */
type TeeErrors = {
  readonly [Name in "name" | "courseRating" | "slopeRating" | "totalYards"]?: string | undefined;
};

const newTee = (): TeeValues => ({
  rowKey: newKey(),
  ...{ id: null, name: "", courseRating: "", slopeRating: "", totalYards: "" },
});

const textOf = (value: number | null) => (value === null ? "" : String(value));

/** Tees of an existing course, or of a found one, whose tees have no ids yet. */
const teesOf = (
  tees: ReadonlyArray<Omit<Tee, "id"> & { readonly id?: Tee["id"] }>,
): ReadonlyArray<TeeValues> =>
  tees.map(({ id = null, name, courseRating, slopeRating, totalYards }) => ({
    ...{ rowKey: id ?? newKey(), id, name, courseRating: textOf(courseRating) },
    ...{ slopeRating: textOf(slopeRating), totalYards: textOf(totalYards) },
  }));

export const bodyOfTees = (tees: ReadonlyArray<TeeValues>) =>
  tees.map(({ id, name, courseRating, slopeRating, totalYards }) => ({
    ...(id === null ? {} : { id }),
    name,
    courseRating: numberOrNull(courseRating, "decimal"),
    slopeRating: numberOrNull(slopeRating),
    totalYards: numberOrNull(totalYards),
  }));

/** The errors in the fields of each tee. */
export const errorsOfTees = (tees: ReadonlyArray<TeeValues>): ReadonlyArray<TeeErrors> => {
  const errors = errorsByPath(changeCourse, { tees: bodyOfTees(tees) });
  return tees.map((_, index) => {
    const at = (field: keyof TeeErrors) => errors[`tees.${index}.${field}`];
    return {
      name: at("name"),
      courseRating: at("courseRating"),
      slopeRating: at("slopeRating"),
      totalYards: at("totalYards"),
    };
  });
};

/** A tee in one line: "Blue, rating 72.4, slope 131, 6800 yards". */
export const teeText = ({ name, courseRating, slopeRating, totalYards }: TeeValues) =>
  [
    name,
    courseRating && `rating ${courseRating}`,
    slopeRating && `slope ${slopeRating}`,
    totalYards && lengthText(totalYards),
  ]
    .filter(Boolean)
    .join(", ");

interface Props {
  readonly tees: ReadonlyArray<TeeValues>;
  /** One error about the tees; those in single fields are shown there instead. */
  readonly error: string | undefined;
  readonly onChange: (tees: ReadonlyArray<TeeValues>) => void;
}

/** The tees of a course with their ratings, from which handicaps are taken. */
const TeesEditor = ({ tees, error, onChange }: Props) => {
  const errorId = useId();
  const errors = error === undefined ? [] : errorsOfTees(tees);
  const isAtFields = errors.some((ofTee) => Object.values(ofTee).some(Boolean));
  const aboutAll = isAtFields ? undefined : error;
  return (
    <fieldset
      className={asStack({ gap: 3, items: "start" })}
      aria-describedby={aboutAll ? errorId : undefined}
    >
      <legend className={joinClasses(heading, asText({ bottom: 2 }))}>Tees</legend>
      {tees.map((tee, index) => (
        <TeeRow
          key={tee.rowKey}
          tee={tee}
          number={index + 1}
          errors={errors[index] ?? {}}
          onChange={(changed) => onChange(tees.with(index, changed))}
          onRemove={() => onChange(tees.toSpliced(index, 1))}
        />
      ))}
      {aboutAll ? <FieldError id={errorId}>{aboutAll}</FieldError> : null}
      <Button
        variant="quiet"
        size="small"
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => onChange([...tees, newTee()])}
      >
        Add Tee
      </Button>
    </fieldset>
  );
};

interface RowProps {
  readonly tee: TeeValues;
  readonly number: number;
  readonly errors: TeeErrors;
  readonly onChange: (tee: TeeValues) => void;
  readonly onRemove: () => void;
}

const TeeRow = ({ tee, number, errors, onChange, onRemove }: RowProps) => {
  const field = (name: keyof TeeErrors) => ({
    value: tee[name],
    error: errors[name],
    onChange: (value: string) => onChange({ ...tee, [name]: value }),
  });
  return (
    <fieldset className={styles.tee} aria-label={`Tee ${number}`}>
      <TextField {...field("name")} label="Tee name" className={styles.name} />
      <NumberField {...field("courseRating")} kind="decimal" label="Rating" />
      <NumberField {...field("slopeRating")} label="Slope" />
      <NumberField {...field("totalYards")} label={lengthHead()} />
      <IconButton
        label={`Remove tee ${tee.name || number}`}
        className={styles.remove}
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
};
