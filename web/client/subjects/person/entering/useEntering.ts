import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import {
  type EntryOutcome,
  enterPlayers,
  type FullQuestion,
  type WhenFull,
} from "../../../../contract/field/entering.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";
import { entryToast, type Named } from "./entryTexts.ts";
import type { Fees } from "./feeTexts.ts";

export interface Entering {
  readonly event: Fees & { readonly id: TournamentId; readonly name: string };
  readonly players: ReadonlyArray<Named>;
  /** The name of a kind of fee; null is the registration fee. */
  readonly fee: string | null;
}

interface Sent extends Entering {
  readonly whenFull: WhenFull;
}

interface Asked extends Entering {
  readonly question: FullQuestion;
}

/** Enters one player or many in an event. A full event asks first, and nobody is in before. */
export const useEntering = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [outcomes, setOutcomes] = useState<ReadonlyArray<EntryOutcome> | null>(null);
  const { mutate, isPending } = useWrite(
    enterPlayers,
    ({ event, players, fee, whenFull }: Sent) => ({
      params: { eventId: event.id },
      body: { playerIds: players.map(({ id }) => id), whenFull, fee },
    }),
    {
      isShownFirst: true,
      done: ({ question, outcomes }, { players }) =>
        question === null ? entryToast(outcomes, players) : null,
      onDone: ({ question, outcomes }, { event, players, fee }) => {
        setAsked(question === null ? null : { event, players, fee, question });
        if (question === null) setOutcomes(outcomes);
      },
      onFailed: serverErrorOr("Failed to register user for event"),
    },
  );
  return {
    enter: (entering: Entering) => mutate({ ...entering, whenFull: "ask" }),
    isPending,
    /** The event is full, and nobody has said what then. */
    asked,
    answer: (whenFull: "add" | "wait") => (asked ? mutate({ ...asked, whenFull }) : undefined),
    closeQuestion: () => setAsked(null),
    /** Null before they were entered. */
    outcomes,
  };
};
