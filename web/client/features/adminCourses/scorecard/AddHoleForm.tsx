import { Result } from "effect";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import { addHole } from "../../../../contract/holes.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { FormFooter } from "../../../components/forms/FormFooter.tsx";
import { errorsOf, readBody } from "../../../lib/formErrors.ts";
import { useForm } from "../../../lib/useForm.ts";
import * as styles from "./CourseScorecard.css.ts";
import { HoleFields } from "./HoleFields.tsx";
import { bodyOf, newHoleValues } from "./holeValues.ts";
import { useAddHole } from "./useHoles.ts";

interface Props {
  readonly courseId: CourseId;
  /** Null when all eighteen are there. */
  readonly nextNumber: number | null;
}

const LAST_HOLE = 18;

export const AddHoleForm = ({ courseId, nextNumber }: Props) => {
  const isFull = nextNumber === null;
  const form = useForm({
    initial: newHoleValues(nextNumber ?? LAST_HOLE),
    validate: (values) => errorsOf(addHole, bodyOf(values)),
    onSubmit: (values) => {
      const body = readBody(addHole, bodyOf(values));
      if (Result.isSuccess(body)) mutate(body.success);
    },
  });
  const { mutate, isPending } = useAddHole(courseId, (holeNumber) => form.refuse({ holeNumber }));
  return (
    <form {...form.form} className={styles.form} aria-label="Add Hole">
      <HoleFields form={form} isDisabled={isFull} />
      {isFull ? <p className={styles.note}>All 18 holes are there.</p> : null}
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" isPending={isPending} pendingText="Adding..." disabled={isFull}>
          Add Hole
        </Button>
      </FormFooter>
    </form>
  );
};
