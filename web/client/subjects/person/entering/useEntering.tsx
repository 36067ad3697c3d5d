import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import {
  type EntryOutcome,
  enterPlayers,
  type FullQuestion,
  type WhenFull,
} from "../../../../contract/field/entering.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { entryToast, type Named, questionText } from "./entryTexts.ts";
import type { Fees } from "./feeTexts.ts";

interface Props {
  readonly entering: ReturnType<typeof useEntering>;
}

/** Asks what becomes of those for whom there is no place. Nobody was entered yet. */
export const FullEvent = ({ entering }: Props) => {
  const { asked, answer, isPending, closeQuestion } = entering;
  if (!asked) return null;
  return (
    <Dialog
      isOpen
      onClose={closeQuestion}
      startsAt="title"
      overline={asked.event.name}
      title="The event is full"
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" onClick={closeQuestion}>
            Cancel
          </Button>
          <Button variant="line" isPending={isPending} onClick={() => answer("add")}>
            Add Anyway
          </Button>
          <Button isPending={isPending} pendingText="Entering..." onClick={() => answer("wait")}>
            To the Waitlist
          </Button>
        </FormFooter>
      }
    >
      <p>{questionText(asked.question)}</p>
    </Dialog>
  );
};

export interface Entering {
  readonly event: Fees & { readonly id: TournamentId; readonly name: string };
  readonly players: ReadonlyArray<Named>;
  /** The name of a kind of fee; null is the registration fee. */
  readonly fee: string | null;
}

interface Sent extends Entering {
  readonly whenFull: WhenFull;
  /** What became of those who were sent before. */
  readonly before: ReadonlyArray<EntryOutcome>;
}

interface Asked extends Sent {
  readonly question: FullQuestion;
}

/** Those of whom nothing has become yet. */
const othersThan = (players: ReadonlyArray<Named>, outcomes: ReadonlyArray<EntryOutcome>) => {
  const answered = new Set(outcomes.map(({ playerId }) => playerId));
  return players.filter(({ id }) => !answered.has(id));
};

/**
 * Enters one player or many in an event. A full event asks first, and nobody is in before. One call
 * enters a part of many, so the others are sent again. If that fails, `enter` continues with them.
 */
export const useEntering = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [outcomes, setOutcomes] = useState<ReadonlyArray<EntryOutcome> | null>(null);
  const { mutate, isPending } = useWrite(
    enterPlayers,
    ({ event, players, fee, whenFull, before }: Sent) => ({
      params: { eventId: event.id },
      body: { playerIds: othersThan(players, before).map(({ id }) => id), whenFull, fee },
    }),
    {
      isShownFirst: true,
      done: ({ question, ...answer }, { players, before }) => {
        const all = [...before, ...answer.outcomes];
        const isOver = question === null && othersThan(players, all).length === 0;
        return isOver ? entryToast(all, players) : null;
      },
      onDone: ({ question, ...answer }, sent) => {
        setAsked(question === null ? null : { ...sent, question });
        if (question !== null) return;
        const before = [...sent.before, ...answer.outcomes];
        setOutcomes(before);
        if (othersThan(sent.players, before).length > 0) mutate({ ...sent, before });
      },
      onFailed: serverErrorOr("Failed to register user for event"),
    },
  );
  return {
    /** Those of whom something has become before are not sent again. */
    enter: (entering: Entering, before: ReadonlyArray<EntryOutcome> = []) =>
      mutate({ ...entering, whenFull: "ask", before }),
    isPending,
    /** The event is full, and nobody has said what then. */
    asked,
    answer: (whenFull: "add" | "wait") => (asked ? mutate({ ...asked, whenFull }) : undefined),
    closeQuestion: () => setAsked(null),
    /** Null before the first of them were entered. */
    outcomes,
  };
};
