import * as styles from "./Dashboard.css.ts";
import { ModuleHead } from "./ModuleHead.tsx";

/** The courses, and what is open for one of them. */
export const CourseModule = () => (
  <section className={styles.module}>
    <ModuleHead title="Course Management" />
  </section>
);
