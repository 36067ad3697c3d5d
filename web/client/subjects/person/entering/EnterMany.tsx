import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { MAX_AT_ONCE } from "../../../../contract/field/field.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
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
  const isDone = entering.outcomes !== null;
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
            {isDone || count === 0 || count > MAX_AT_ONCE ? null : (
              <Button
                isPending={entering.isPending}
                pendingText="Entering..."
                onClick={() =>
                  entering.enter({ event, players: players.data ?? [], fee: chosenFee(fee) })
                }
              >
                {count === 1 ? "Enter 1 Player" : `Enter ${count} Players`}
              </Button>
            )}
          </FormFooter>
        }
      >
        {players.isLoadingError ? (
          <FailedRead title="The players could not be loaded" of={players} />
        ) : players.data ? (
          <Whose players={players.data} outcomes={entering.outcomes}>
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
  readonly outcomes: ReturnType<typeof useEntering>["outcomes"];
  /** What is asked before they are entered. */
  readonly children: ReactNode;
}

const Whose = ({ players, outcomes, children }: WhoseProps) => {
  if (outcomes) {
    return (
      <output className={asStack({ gap: 2 })}>
        <span>{`${outcomeText(outcomes)}.`}</span>
        {refusals(outcomes, players).map((text) => (
          <Caution key={text}>{text}</Caution>
        ))}
      </output>
    );
  }
  if (players.length === 0) return <p>There is nobody to enter.</p>;
  if (players.length > MAX_AT_ONCE) {
    return <p>{`At most ${MAX_AT_ONCE} can be entered at once. Please search for fewer.`}</p>;
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
