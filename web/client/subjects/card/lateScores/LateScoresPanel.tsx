import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import { type LateScores, listLateScores } from "../../../../contract/card/lateScores.ts";
import { readOf, useRead } from "../../../data/read.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/voices.css.ts";
import { nameOf as fullName } from "../../person/playerText.ts";
import { LateScoresDialog } from "./LateScoresDialog.tsx";
import { lateCount } from "./lateText.ts";

interface Props {
  readonly eventId: TournamentId;
}

/** Scores that players sent after the end, for those who decide about them. */
export const LateScoresPanel = ({ eventId }: Props) => {
  const titleId = useId();
  const { data: cards = [] } = useRead(listLateScores, { eventId });
  const { data: board = [] } = useQuery({
    ...readOf(getLeaderboard, { eventId }),
    enabled: cards.length > 0,
  });
  const [opened, setOpened] = useState<LateScores | null>(null);
  if (cards.length === 0 && opened === null) return null;
  const nameOf = (playerId: string) => {
    const line = board.find(
      ({ user, side }) => user.id === playerId || side?.playerIds.some((id) => id === playerId),
    );
    if (!line) return "Former player";
    return line.side?.name ?? fullName(line.user);
  };
  return (
    <section className={asStack({ gap: 3 })} aria-labelledby={titleId}>
      <h2 id={titleId} className={heading}>
        Late Scores
      </h2>
      <p>They came after the end of the event and do not count until you accept them.</p>
      <ul className={asStack({ gap: 2 })}>
        {cards.map((card) => {
          const about = `${nameOf(card.playerId)}, Round ${card.roundNumber}`;
          return (
            <li
              key={card.scorecardId}
              className={asRow({ gap: 2, justify: "between", wrap: true })}
            >
              <span>{`${about}: ${lateCount(card.holeScores.length)}`}</span>
              <Button
                variant="line"
                size="small"
                aria-label={`Decide: ${about}`}
                onClick={() => setOpened(card)}
              >
                Decide
              </Button>
            </li>
          );
        })}
      </ul>
      {opened ? (
        <LateScoresDialog
          eventId={eventId}
          card={opened}
          nameOf={nameOf}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  );
};
