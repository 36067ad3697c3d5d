import { Result } from "effect";
import type { TeeNames } from "../../../../../domain/golf/tee.ts";
import { addHole } from "../../../../contract/course/holes.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { errorsOf, readBody } from "../../../form/formErrors.ts";
import { NumberField } from "../../../form/NumberField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import * as styles from "./CourseScorecard.css.ts";
import type { Card } from "./cardValues.ts";
import { bodyOf, type HoleValues, newHoleValues, nextHoleNumber } from "./holeValues.ts";
import { useAddHole } from "./useHoles.ts";

interface Props {
  readonly card: Card;
  readonly onAdded: () => void;
}

const LAST_HOLE = 18;

/** Adds a hole, then continues with the next hole number. */
export const AddHoleForm = ({ card: { course, holes }, onAdded }: Props) => {
  const nextNumber = nextHoleNumber(holes);
  const isFull = nextNumber === null;
  const form = useForm({
    initial: newHoleValues(nextNumber ?? LAST_HOLE),
    validate: (values) => errorsOf(addHole, bodyOf(values)),
    onSubmit: (values) => {
      const body = readBody(addHole, bodyOf(values));
      if (Result.isFailure(body)) return;
      mutate(body.success, {
        onSuccess: (hole) => {
          form.renew(newHoleValues(nextHoleNumber([...holes, hole]) ?? LAST_HOLE));
          form.form.ref.current?.querySelector("input")?.focus();
          onAdded();
        },
      });
    },
  });
  const { mutate, isPending } = useAddHole(course.id, (holeNumber) => form.refuse({ holeNumber }));
  return (
    <form {...form.form} className={asStack({ gap: 4 })} aria-label="Add Hole">
      <HoleFields form={form} names={course} isDisabled={isFull} />
      {isFull ? <p className={asText({ tone: "textDim" })}>All 18 holes are there.</p> : null}
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" isPending={isPending} pendingText="Adding..." disabled={isFull}>
          Add Hole
        </Button>
      </FormFooter>
    </form>
  );
};

interface HoleFieldsProps {
  readonly form: ReturnType<typeof useForm<HoleValues>>;
  /** Names of the distance columns. */
  readonly names: TeeNames;
  readonly isDisabled?: boolean;
}

/** The fields of a hole. */
const HoleFields = ({ form, names, isDisabled = false }: HoleFieldsProps) => {
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
