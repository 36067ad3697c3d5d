import type { TeeNames } from "../../../../../domain/golf/tee.ts";
import { NumberField } from "../../../components/forms/NumberField.tsx";
import type { useForm } from "../../../lib/useForm.ts";
import * as styles from "./CourseScorecard.css.ts";
import type { HoleValues } from "./holeValues.ts";

interface Props {
  readonly form: ReturnType<typeof useForm<HoleValues>>;
  /** Names of the distance columns. */
  readonly names: TeeNames;
  readonly isDisabled?: boolean;
}

/** The fields of a hole. */
export const HoleFields = ({ form, names, isDisabled = false }: Props) => {
  const field = (name: keyof HoleValues & string) => ({
    ...form.field(name),
    step: 1,
    disabled: isDisabled,
  });
  return (
    <div className={styles.fields}>
      <NumberField {...field("holeNumber")} label="Hole" />
      <NumberField {...field("par")} label="Par" />
      <NumberField {...field("handicap")} label="HCP" />
      <NumberField {...field("blueDistance")} label={names.blueTee} />
      <NumberField {...field("whiteDistance")} label={names.whiteTee} />
      <NumberField {...field("redDistance")} label={names.redTee} />
    </div>
  );
};
