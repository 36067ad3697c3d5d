import { TriangleAlert } from "lucide-react";
import type { Dispute, Scorecard } from "../../../../../contract/card/scorecard.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { asRow, asText } from "../../../../ui/layout.ts";
import { entryWord } from "../../../../ui/notation.ts";
import { heading } from "../../../../ui/theme/voices.css.ts";
import { timeOf } from "../history/changeTexts.ts";
import * as styles from "./DisputedHoles.css.ts";
import { useMaySettle, useSettle } from "./useSettling.ts";

interface Props {
  readonly card: Scorecard;
  /** Readers who manage the event may settle every card of it. */
  readonly isManager: boolean;
}

/** Disputed holes of a card; readers who may settle them choose which entry counts. */
export const DisputedHoles = ({ card, isManager }: Props) => {
  const isMarker = useMaySettle(card);
  const { settle, settling } = useSettle(card);
  const maySettle = isManager || isMarker;
  return (
    <>
      {card.disputes.map(({ holeNumber, entries }) => (
        <section key={holeNumber} className={styles.dispute} aria-label={`Hole ${holeNumber}`}>
          <h3 className={heading}>
            <TriangleAlert size={20} className={styles.sign} aria-hidden="true" />
            {`Hole ${holeNumber} is disputed`}
          </h3>
          <p>
            {maySettle
              ? "Say which entry counts. Until then the first one does."
              : "The first entry counts until the player's marker or an administrator settles it."}
          </p>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li
                key={entry.entryId}
                className={asRow({ gap: 3, justify: "between", wrap: true, breaks: true })}
              >
                <p>
                  <b className={asText({ weight: "strong" })}>{strokesText(entry)}</b>
                  <span>{` ${whoText(entry)}`}</span>
                </p>
                {maySettle ? (
                  <Button
                    variant="line"
                    size="small"
                    aria-label={`This counts: hole ${holeNumber}, ${strokesText(entry)}, ${whoText(entry)}`}
                    isPending={settling === entry.entryId}
                    onClick={() => settle({ holeNumber, entryId: entry.entryId })}
                  >
                    This counts
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

type Entry = Dispute["entries"][number];

/** "5, putts 2, penalties 1", "picked up", "taken back". */
const strokesText = ({ putts, penalties, ...entry }: Entry): string =>
  [
    entryWord(entry),
    putts === null ? [] : `putts ${putts}`,
    penalties > 0 ? `penalties ${penalties}` : [],
  ]
    .flat()
    .join(", ");

const whoText = ({ enteredBy: { firstName, lastName }, enteredAt }: Entry): string =>
  `${firstName} ${lastName} · ${timeOf(enteredAt)}`;
