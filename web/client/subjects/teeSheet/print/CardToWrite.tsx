import { longDate } from "../../../ui/dates/dateText.ts";
import { asRow, asText } from "../../../ui/layout.ts";
import * as paper from "../../../ui/paper/Paper.css.ts";
import { groupText } from "../sheet.ts";
import * as styles from "./Card.css.ts";
import type { PrintedCard } from "./cards.ts";
import { handicapText } from "./lines.ts";
import { Nine } from "./Nine.tsx";
import type { RoundOnPaper } from "./roundOnPaper.ts";

interface Props {
  readonly card: PrintedCard;
  readonly round: RoundOnPaper;
}

/** A card as a marker expects it, which tells by itself where it belongs. Half a page. */
export const CardToWrite = ({ card, round }: Props) => {
  const { name, members, group, tee, holes } = card;
  const front = holes.filter(({ holeNumber }) => holeNumber <= 9);
  const back = holes.filter(({ holeNumber }) => holeNumber > 9);
  const isWhole = front.length > 0 && back.length > 0;
  const columns = {
    name,
    hasYards: holes.some(({ yards }) => yards !== null),
    hasPoints: round.hasPoints,
  };
  const where = [round.eventName, round.round, group ? longDate(group.teeTime) : round.day];
  const when = [round.venue, tee && `${tee} tee`, group ? groupText(group) : "No group yet"];
  return (
    <article className={styles.card} aria-label={`Card of ${name}`}>
      <header>
        <p className={asRow({ gap: 3, align: "baseline", justify: "between", wrap: true })}>
          <span className={asText({ size: "lg", weight: "strong", breaks: true })}>{name}</span>
          <span className={asText({ weight: "strong" })}>
            {`Playing handicap ${handicapText(card)}`}
          </span>
        </p>
        {members === null ? null : <p className={paper.below}>{members}</p>}
        <p className={asText({ size: "sm", leading: "snug", breaks: true })}>{inALine(where)}</p>
        <p className={asText({ size: "sm", leading: "snug", breaks: true })}>{inALine(when)}</p>
      </header>
      {holes.length === 0 ? <p>The course of this event has no holes yet.</p> : null}
      <div className={styles.nines}>
        {front.length > 0 ? (
          <Nine
            {...columns}
            holes={front}
            sums={[{ label: isWhole ? "OUT" : "TOTAL", of: front }]}
          />
        ) : null}
        {back.length > 0 ? (
          <Nine
            {...columns}
            holes={back}
            sums={
              isWhole
                ? [
                    { label: "IN", of: back },
                    { label: "TOTAL", of: holes },
                  ]
                : [{ label: "TOTAL", of: back }]
            }
          />
        ) : null}
      </div>
      <p className={styles.signatures}>
        {round.hasPoints ? null : <span className={styles.signature}>Net</span>}
        <span className={styles.signature}>Marker's signature</span>
        <span className={styles.signature}>Player's signature</span>
      </p>
    </article>
  );
};

const inALine = (texts: ReadonlyArray<string | null>) => texts.filter(Boolean).join(" · ");
