import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type EntryOutcome, MOST_ENTERED } from "../../../../contract/field/entering.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { ProgressBar } from "../../../ui/states/ProgressBar.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import * as styles from "./Entering.css.ts";
import { type Named, nameOf, outcomeText, playersText, refusals } from "./entryTexts.ts";
import { FeeField } from "./FeeField.tsx";
import { FullEvent } from "./FullEvent.tsx";
import { chosenFee } from "./feeTexts.ts";
import { type Entering, useEntering } from "./useEntering.ts";
import { type Whom, whomQuery } from "./whom.ts";

interface Props {
  readonly event: Entering["event"];
  readonly whom: Whom;
  /** The kind of fee at first; empty is the registration fee. */
  readonly fee?: string;
  readonly onCancel: () => void;
  /** Closed with what became of them. */
  readonly onDone: () => void;
}

/** Names who is to be entered, enters them at once, and says what became of each. */
export const EnterMany = ({ event, whom, fee: firstFee = "", onCancel, onDone }: Props) => {
  const [fee, setFee] = useState(firstFee);
  const players = useQuery(whomQuery(whom));
  const entering = useEntering();
  const count = players.data?.length ?? 0;
  const { outcomes, isPending } = entering;
  const left = count - (outcomes?.length ?? 0);
  const isDone = outcomes !== null && left === 0;
  const close = isDone ? onDone : onCancel;
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        startsAt="title"
        overline={event.name}
        title={players.data ? `Enter ${playersText(count)}` : "Enter players"}
        footer={
          <FormFooter errorCount={0}>
            <Button variant="line" onClick={close}>
              {isDone ? "Close" : "Cancel"}
            </Button>
            {isDone || count === 0 || count > MOST_ENTERED ? null : (
              <Button
                isPending={isPending}
                pendingText="Entering..."
                onClick={() =>
                  entering.enter(
                    { event, players: players.data ?? [], fee: chosenFee(fee) },
                    outcomes ?? [],
                  )
                }
              >
                {left === 1 ? "Enter 1 Player" : `Enter ${left} Players`}
              </Button>
            )}
          </FormFooter>
        }
      >
        {players.isLoadingError ? (
          <FailedRead title="The players could not be loaded" of={players} />
        ) : players.data ? (
          <Whose players={players.data} outcomes={outcomes} isPending={isPending}>
            <FeeField event={event} value={fee} onChange={setFee} />
          </Whose>
        ) : (
          <SkeletonSlats label="Loading players..." />
        )}
      </Dialog>
      <FullEvent entering={entering} />
    </>
  );
};

interface WhoseProps {
  readonly players: ReadonlyArray<Named>;
  readonly outcomes: ReadonlyArray<EntryOutcome> | null;
  readonly isPending: boolean;
  /** What is asked before they are entered. */
  readonly children: ReactNode;
}

const Whose = ({ players, outcomes, isPending, children }: WhoseProps) => {
  if (outcomes) {
    const left = players.length - outcomes.length;
    return (
      <output className={asStack({ gap: 2 })}>
        <span>{`${outcomeText(outcomes)}.`}</span>
        {left > 0 && isPending ? (
          <ProgressBar label="Entering the players" of={players.length} done={outcomes.length} />
        ) : null}
        {left > 0 && !isPending ? (
          <Caution>{`${playersText(left)} not entered so far.`}</Caution>
        ) : null}
        {refusals(outcomes, players).map((text) => (
          <Caution key={text}>{text}</Caution>
        ))}
      </output>
    );
  }
  if (players.length === 0) return <p>There is nobody to enter.</p>;
  if (players.length > MOST_ENTERED) {
    return <p>{`At most ${MOST_ENTERED} can be entered at once. Please search for fewer.`}</p>;
  }
  return (
    <div className={asStack({ gap: 4 })}>
      <p>
        Who is in the event already stays as they are. A full event asks before anybody is added.
      </p>
      {children}
      <p className={styles.whom}>{players.map(nameOf).join(", ")}</p>
    </div>
  );
};
