import { Result } from "effect";
import { addHole } from "../../../../contract/holes.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { FormFooter } from "../../../components/forms/FormFooter.tsx";
import { errorsOf, readBody } from "../../../lib/formErrors.ts";
import { useForm } from "../../../lib/useForm.ts";
import * as styles from "./CourseScorecard.css.ts";
import type { Card } from "./cardValues.ts";
import { HoleFields } from "./HoleFields.tsx";
import { bodyOf, newHoleValues, nextHoleNumber } from "./holeValues.ts";
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
    <form {...form.form} className={styles.form} aria-label="Add Hole">
      <HoleFields form={form} names={course} isDisabled={isFull} />
      {isFull ? <p className={styles.note}>All 18 holes are there.</p> : null}
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" isPending={isPending} pendingText="Adding..." disabled={isFull}>
          Add Hole
        </Button>
      </FormFooter>
    </form>
  );
};
