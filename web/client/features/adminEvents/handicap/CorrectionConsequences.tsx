import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { WhatChanges } from "../scoreGrid/Consequences.tsx";
import * as styles from "./CorrectHandicap.css.ts";
import { cardLine } from "./correctionValues.ts";
import { corrected, correctionQuery } from "./useCorrectHandicap.ts";

interface Props {
  readonly who: Parameters<typeof correctionQuery>[0];
  readonly body: Parameters<typeof correctionQuery>[1];
  readonly playerId: string;
  readonly nameOf: (playerId: string) => string;
}

/** Off what each open card is played then, and what that changes for others. */
export const CorrectionConsequences = ({ who, body, playerId, nameOf }: Props) => {
  const asked = correctionQuery(who, body);
  const answer = useQuery({ ...asked, select: (answer) => corrected(answer).changes });
  const { data: cards } = useQuery({ ...asked, select: (answer) => corrected(answer).cards });
  const place = useRef<HTMLDivElement>(null);
  const isKnown = answer.data !== undefined;
  useEffect(() => {
    if (isKnown) place.current?.scrollIntoView({ block: "nearest" });
  }, [isKnown]);
  return (
    <div ref={place} className={styles.body}>
      {cards?.length === 0 ? (
        <p>No card of these rounds is open yet; those to come take it.</p>
      ) : null}
      {cards && cards.length > 0 ? (
        <ul className={styles.lines}>
          {cards.map((card) => (
            <li key={`${card.userId} ${card.roundNumber}`}>
              {card.userId === playerId
                ? cardLine(card)
                : `${nameOf(card.userId)}, ${cardLine(card)}`}
            </li>
          ))}
        </ul>
      ) : null}
      <WhatChanges answer={answer} nameOf={nameOf} corrected={playerId} />
    </div>
  );
};
