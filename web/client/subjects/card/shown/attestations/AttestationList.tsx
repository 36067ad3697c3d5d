import type { AttestationItem } from "../../../../../contract/card/attestations.ts";
import { Badge } from "../../../../ui/badges/Badge.tsx";
import { asStack, asText } from "../../../../ui/layout.ts";
import { strong } from "../../../../ui/theme/voices.css.ts";
import { timeOf } from "../history/changeTexts.ts";
import * as styles from "./AttestationList.css.ts";

interface Props {
  readonly attestations: ReadonlyArray<AttestationItem>;
}

/** The foot of the card names valid attestations; notes and withdrawn ones need a list. */
const tellsMore = ({ attestation }: AttestationItem) =>
  attestation.notes !== null || !attestation.isValid;

/** All attestations of the card, newest first, with their notes. */
export const AttestationList = ({ attestations }: Props) => {
  if (!attestations.some(tellsMore)) return null;
  return (
    <section className={asStack({ gap: 2 })} aria-label="Attestations">
      <h3 className={asText({ size: "md", weight: 720 })}>Attestations</h3>
      <ul className={asStack({ gap: 2 })}>
        {attestations.map(({ attestation, attester }) => (
          <li key={attestation.id} className={styles.item}>
            <span className={styles.line}>
              <span className={strong}>{`${attester.firstName} ${attester.lastName}`}</span>
              <span className={styles.when}>{timeOf(attestation.attestedAt)}</span>
              {attestation.isValid ? null : <Badge kind="caution">No longer valid</Badge>}
            </span>
            {attestation.notes ? (
              <span className={asText({ breaks: true })}>{attestation.notes}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
