import { Result } from "effect";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import type { Hole } from "../../../../contract/course.ts";
import { changeHole } from "../../../../contract/holes.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { CancelButton } from "../../../components/forms/CancelButton.tsx";
import { FormFooter } from "../../../components/forms/FormFooter.tsx";
import { errorsOf, readBody } from "../../../lib/formErrors.ts";
import { useForm } from "../../../lib/useForm.ts";
import * as styles from "./CourseScorecard.css.ts";
import { HoleFields } from "./HoleFields.tsx";
import { bodyOf, valuesOf } from "./holeValues.ts";
import { useChangeHole } from "./useHoles.ts";

interface Props {
  readonly courseId: CourseId;
  readonly hole: Hole;
  readonly onClose: () => void;
}

/** A hole in the place of its row. Cards that are open already keep what they began with. */
export const EditHoleForm = ({ courseId, hole, onClose }: Props) => {
  const form = useForm({
    initial: valuesOf(hole),
    validate: (values) => errorsOf(changeHole, bodyOf(values)),
    onSubmit: (values) => {
      const body = readBody(changeHole, bodyOf(values));
      if (Result.isSuccess(body)) mutate(body.success, { onSuccess: onClose });
    },
  });
  const { mutate, isPending } = useChangeHole(courseId, hole.id, (holeNumber) =>
    form.refuse({ holeNumber }),
  );
  return (
    <form {...form.form} className={styles.form} aria-label={`Edit hole ${hole.holeNumber}`}>
      <HoleFields form={form} />
      <FormFooter errorCount={form.errorCount}>
        <CancelButton size="small" onCancel={onClose} />
        <Button type="submit" size="small" isPending={isPending} pendingText="Saving...">
          Save
        </Button>
      </FormFooter>
    </form>
  );
};
