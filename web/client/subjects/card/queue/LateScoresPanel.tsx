import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { inOneNumber, playedIn } from "../../../../../domain/golf/played.ts";
import type { ScorecardId, TournamentId } from "../../../../../domain/shared/values.ts";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import {
  decideLateScores,
  type LateScores,
  listLateScores,
} from "../../../../contract/card/lateScores.ts";
import type { LateScore } from "../../../../contract/card/scorecard.ts";
import type { Success } from "../../../../contract/endpoint.ts";
import { previewOf } from "../../../data/preview.ts";
import { readOf, useRead } from "../../../data/read.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { countText } from "../../../ui/listText.ts";
import { numberWord } from "../../../ui/notation.ts";
import { heading } from "../../../ui/theme/theme.css.ts";
import { WhatChanges } from "../../event/preview/Consequences.tsx";
import { nameOf as fullName } from "../../person/playerText.ts";

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

interface LateScoresDialogProps {
  readonly eventId: TournamentId;
  readonly card: LateScores;
  readonly nameOf: (playerId: string) => string;
  readonly onClose: () => void;
}

/** Lets the late scores of a card count, after a look at what that changes, or none of them. */
const LateScoresDialog = ({ eventId, card, nameOf, onClose }: LateScoresDialogProps) => {
  const { playerId, roundNumber, scorecardId, holeScores } = card;
  const params = { eventId, scorecardId };
  const answer = useQuery(latePreviewQuery(params));
  const { mutate, isPending, variables } = useDecideLateScores(params, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      overline={`${nameOf(playerId)}, Round ${roundNumber}`}
      title={lateCount(holeScores.length)}
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" isPending={isPending && !variables} onClick={() => mutate(false)}>
            Decline
          </Button>
          <Button isPending={isPending && variables} onClick={() => mutate(true)}>
            Accept
          </Button>
        </FormFooter>
      }
    >
      <div className={asStack({ gap: 4, leading: 1.4 })}>
        <ul className={asStack({ gap: 2 })}>
          {holeScores.map((score) => (
            <li key={score.holeNumber}>{lateLine(score)}</li>
          ))}
        </ul>
        <WhatChanges answer={answer} nameOf={nameOf} corrected={playerId} />
      </div>
    </Dialog>
  );
};

interface LateCard {
  readonly eventId: TournamentId;
  readonly scorecardId: ScorecardId;
}

const preview = (answer: Success<typeof decideLateScores>) => {
  if ("id" in answer) throw new Error("A preview of late scores is no card.");
  return answer;
};

/** What accepting would change. */
const latePreviewQuery = (card: LateCard) => ({
  ...previewOf(decideLateScores, card, { accept: true, preview: true }),
  select: preview,
});

const useDecideLateScores = (params: LateCard, onDone: () => void) =>
  useWrite(decideLateScores, (accept: boolean) => ({ params, body: { accept, preview: false } }), {
    isShownFirst: true,
    done: (_card, accept) => (accept ? "Late scores accepted" : "Late scores declined"),
    onDone,
    onFailed: serverErrorOr("Failed to decide about the late scores"),
  });

/** "1 late score", "3 late scores". */
export const lateCount = (count: number): string => countText(count, "late score");

/** "Hole 3: 4", "Hole 5: taken back". */
const lateLine = (score: LateScore): string =>
  playedIn(score) === null
    ? `Hole ${score.holeNumber}: taken back`
    : `Hole ${score.holeNumber}: ${numberWord(inOneNumber(score))}`;
