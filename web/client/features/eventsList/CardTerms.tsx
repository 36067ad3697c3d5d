import type { Event } from "../../../contract/event.ts";
import { fieldText } from "../../lib/fieldText.ts";
import { joinClasses } from "../../lib/joinClasses.ts";
import { feeText } from "../../lib/money.ts";
import { figure } from "../../theme/voices.css.ts";
import * as styles from "./EventCard.css.ts";

interface Props {
  readonly event: Event;
}

/** The fee and the number of taken places. */
export const CardTerms = ({ event }: Props) => (
  <dl className={styles.terms}>
    {[
      { label: "Entry", value: feeText(event.registrationFee) },
      { label: "Field", value: fieldText(event) },
    ].map(({ label, value }) => (
      <div key={label} className={styles.term}>
        <dt className={styles.termName}>{label}</dt>
        <dd className={joinClasses(figure, styles.termValue)}>{value}</dd>
      </div>
    ))}
  </dl>
);
