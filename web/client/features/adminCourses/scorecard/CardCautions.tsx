import type { Hole } from "../../../../contract/course.ts";
import { repeatedSentences } from "../../../../contract/repeatedInCourse.ts";
import { Caution } from "../../../components/states/Caution.tsx";
import * as styles from "./CourseScorecard.css.ts";

interface Props {
  readonly holes: ReadonlyArray<Pick<Hole, "holeNumber" | "handicap">>;
}

/** While holes are edited one by one the card may repeat itself: no edit is refused for that. */
export const CardCautions = ({ holes }: Props) => (
  <output className={styles.cautions}>
    {repeatedSentences(holes).map((sentence) => (
      <Caution key={sentence}>{sentence}</Caution>
    ))}
  </output>
);
