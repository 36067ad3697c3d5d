import { useState } from "react";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import type { Hole } from "../../../../contract/course.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import * as styles from "./CourseScorecard.css.ts";
import { DeleteHoleDialog } from "./DeleteHoleDialog.tsx";
import { NineTable } from "./NineTable.tsx";

interface Props {
  readonly courseId: CourseId;
  readonly holes: ReadonlyArray<Hole>;
  readonly onAdd: () => void;
}

const FRONT = 9;

/** Front nine and back nine with their sums. One hole at a time is edited. */
export const Scorecard = ({ courseId, holes, onAdd }: Props) => {
  const [edited, setEdited] = useState<Hole["id"] | null>(null);
  const [deleted, setDeleted] = useState<Hole | null>(null);
  if (holes.length === 0) {
    return (
      <EmptyState
        title="No Holes Yet"
        seed="no holes"
        action={<Button onClick={onAdd}>Add Hole</Button>}
      >
        Scores can be entered once the course has its holes.
      </EmptyState>
    );
  }
  const front = holes.filter(({ holeNumber }) => holeNumber <= FRONT);
  const back = holes.filter(({ holeNumber }) => holeNumber > FRONT);
  const total = { name: "TOTAL", holes };
  const editing = { courseId, edited, onEdit: setEdited, onDelete: setDeleted };
  return (
    <div className={styles.nines}>
      {front.length > 0 ? (
        <NineTable
          {...editing}
          name="Front Nine"
          holes={front}
          sums={[{ name: "OUT", holes: front }, ...(back.length > 0 ? [] : [total])]}
        />
      ) : null}
      {back.length > 0 ? (
        <NineTable
          {...editing}
          name="Back Nine"
          holes={back}
          sums={[{ name: "IN", holes: back }, total]}
        />
      ) : null}
      {deleted ? (
        <DeleteHoleDialog
          courseId={courseId}
          hole={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={() => setDeleted((asked) => (asked === deleted ? null : asked))}
        />
      ) : null}
    </div>
  );
};
