import { Pencil, Trash2 } from "lucide-react";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import type { Hole } from "../../../../contract/course.ts";
import { IconButton } from "../../../components/buttons/IconButton.tsx";
import { heading } from "../../../theme/voices.css.ts";
import * as styles from "./CourseScorecard.css.ts";
import { EditHoleForm } from "./EditHoleForm.tsx";
import { sumsOf } from "./holeValues.ts";

interface Props {
  readonly courseId: CourseId;
  readonly name: "Front Nine" | "Back Nine";
  readonly holes: ReadonlyArray<Hole>;
  readonly sums: ReadonlyArray<{ readonly name: string; readonly holes: ReadonlyArray<Hole> }>;
  /** The hole whose row is a form. */
  readonly edited: Hole["id"] | null;
  readonly onEdit: (hole: Hole["id"] | null) => void;
  readonly onDelete: (hole: Hole) => void;
}

const heads = ["Hole", "Par", "HCP", "Blue", "White", "Red"];

export const NineTable = ({ courseId, name, holes, sums, edited, onEdit, onDelete }: Props) => (
  <div className={styles.scroller}>
    <table className={styles.table}>
      <caption className={styles.caption}>
        <span className={heading}>{name}</span>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={styles.head}>
              {head}
            </th>
          ))}
          <th scope="col" className={styles.toolsHead}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {holes.map((hole) =>
          hole.id === edited ? (
            <tr key={hole.id}>
              <td colSpan={heads.length + 1} className={styles.editCell}>
                <EditHoleForm courseId={courseId} hole={hole} onClose={() => onEdit(null)} />
              </td>
            </tr>
          ) : (
            <HoleRow
              key={hole.id}
              hole={hole}
              onEdit={() => onEdit(hole.id)}
              onDelete={() => onDelete(hole)}
            />
          ),
        )}
      </tbody>
      <tfoot>
        {sums.map((sum) => (
          <SumRow key={sum.name} name={sum.name} holes={sum.holes} />
        ))}
      </tfoot>
    </table>
  </div>
);

interface RowProps {
  readonly hole: Hole;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const HoleRow = ({ hole, onEdit, onDelete }: RowProps) => (
  <tr>
    <th scope="row" className={styles.hole}>
      {hole.holeNumber}
    </th>
    <td className={styles.cell}>{hole.par}</td>
    <td className={styles.quiet}>{hole.handicap}</td>
    <td className={styles.cell}>{hole.blueDistance ?? "-"}</td>
    <td className={styles.cell}>{hole.whiteDistance ?? "-"}</td>
    <td className={styles.cell}>{hole.redDistance ?? "-"}</td>
    <td className={styles.tools}>
      <IconButton label={`Edit hole ${hole.holeNumber}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete hole ${hole.holeNumber}`} onClick={onDelete}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    </td>
  </tr>
);

interface SumProps {
  readonly name: string;
  readonly holes: ReadonlyArray<Hole>;
}

const SumRow = ({ name, holes }: SumProps) => {
  const { par, blue, white, red } = sumsOf(holes);
  return (
    <tr>
      <th scope="row" className={styles.sumName}>
        {name}
      </th>
      <td className={styles.sum}>{par}</td>
      <td className={styles.sum}>-</td>
      <td className={styles.sum}>{blue ?? "-"}</td>
      <td className={styles.sum}>{white ?? "-"}</td>
      <td className={styles.sum}>{red ?? "-"}</td>
    </tr>
  );
};
