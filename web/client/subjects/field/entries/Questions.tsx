import type { Tee } from "../../../../contract/course/course.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { CorrectHandicapDialog } from "../handicap/CorrectHandicapDialog.tsx";
import { namesIn } from "../handicap/OpenCorrection.tsx";
import { AskAboutMany } from "./AskAboutMany.tsx";
import { AskFirst } from "./AskFirst.tsx";
import { TeeDialog } from "./TeeDialog.tsx";
import type { useDecisions } from "./useDecisions.ts";

interface Props {
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly event: CountedEvent;
  readonly participants: ReadonlyArray<AdminParticipant>;
  readonly tees: ReadonlyArray<Tee>;
}

/** The question that is open, if there is one. */
export const Questions = ({ event, decisions, participants, tees }: Props) => {
  const fee = event.registrationFee;
  const { asked, one, closeQuestion, askedMany, many, closeManyQuestion } = decisions;
  const dialog = { isPending: one.isPending, onConfirm: one.mutate, onClose: closeQuestion };
  return (
    <>
      {asked?.action === "tee" ? (
        <TeeDialog tournamentId={event.id} change={asked} tees={tees} {...dialog} />
      ) : null}
      {asked?.action === "correct" ? (
        <CorrectHandicapDialog
          event={event}
          player={asked.participant}
          tees={tees}
          nameOf={namesIn(participants)}
          onClose={closeQuestion}
        />
      ) : null}
      {asked && asked.action !== "tee" && asked.action !== "correct" ? (
        <AskFirst change={asked} fee={fee} {...dialog} />
      ) : null}
      {askedMany ? (
        <AskAboutMany
          change={askedMany}
          fee={fee}
          isPending={many.isPending}
          onConfirm={many.mutate}
          onClose={closeManyQuestion}
        />
      ) : null}
    </>
  );
};
