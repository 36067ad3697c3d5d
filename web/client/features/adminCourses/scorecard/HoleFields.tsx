import type { TeeNames } from "../../../../../domain/golf/tee.ts";
import { NumberField } from "../../../components/forms/TextField.tsx";
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
      <NumberField {...field("holeNumber")} label="Hole" min={1} max={18} />
      <NumberField {...field("par")} label="Par" min={3} max={6} />
      <NumberField {...field("handicap")} label="HCP" min={1} max={18} />
      <NumberField {...field("blueDistance")} label={names.blueTee} min={0} max={999} />
      <NumberField {...field("whiteDistance")} label={names.whiteTee} min={0} max={999} />
      <NumberField {...field("redDistance")} label={names.redTee} min={0} max={999} />
    </div>
  );
};
