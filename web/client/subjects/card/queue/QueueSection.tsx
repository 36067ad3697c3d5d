import type { ReactNode } from "react";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { asStack } from "../../../ui/layout.ts";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { heading } from "../../../ui/theme/voices.css.ts";
import { usePaged } from "../../../ui/usePaged.ts";
import { type Section, sectionTitles } from "./sections.ts";
import * as styles from "./Verify.css.ts";

interface Props {
  readonly section: Section;
  readonly cards: ReadonlyArray<ShortScorecard>;
  readonly children: (card: ShortScorecard) => ReactNode;
}

/** A section of cards that need the same action, page by page. */
export const QueueSection = ({ section, cards, children }: Props) => {
  const { shown, pager } = usePaged(cards);
  return (
    <section className={asStack({ gap: 2 })} aria-label={sectionTitles[section]}>
      <h3 className={heading}>{`${sectionTitles[section]} (${cards.length})`}</h3>
      <ul className={styles.rows}>
        {shown.map((card) => (
          <li key={card.id}>{children(card)}</li>
        ))}
      </ul>
      {cards.length > pager.pageSize ? <Pager what="cards" {...pager} /> : null}
    </section>
  );
};
