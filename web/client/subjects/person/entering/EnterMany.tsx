import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Query } from "../../../../contract/endpoint.ts";
import { type EntryOutcome, MOST_ENTERED } from "../../../../contract/field/entering.ts";
import { listParticipants } from "../../../../contract/field/participants.ts";
import { listUsers } from "../../../../contract/person/users.ts";
import { call, callForPart } from "../../../data/call.ts";
import { namesOf } from "../../../data/read.ts";
import { wholeList } from "../../../data/wholeList.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody, Sheet } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { countText } from "../../../ui/listText.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { ProgressBar } from "../../../ui/states/Spinner.tsx";
import { nameOf } from "../playerText.ts";
import * as styles from "../users/Users.css.ts";
import { EventChoice } from "./EventChoice.tsx";
import { type Named, outcomeText, refusals } from "./entryTexts.ts";
import { chosenFee, type Fees, feeOptions } from "./feeTexts.ts";
import { type Entering, FullEvent, useEntering } from "./useEntering.tsx";

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
        title={players.data ? `Enter ${countText(count, "player")}` : "Enter players"}
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
                {`Enter ${countText(left, "Player")}`}
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
          <Caution>{`${countText(left, "player")} not entered so far.`}</Caution>
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

interface FeeFieldProps {
  readonly event: Fees;
  /** The name of a kind of fee; empty is the registration fee. */
  readonly value: string;
  readonly onChange: (fee: string) => void;
}

/** The kind of fee of an entry, where an event has several. */
export const FeeField = ({ event, value, onChange }: FeeFieldProps) =>
  event.otherFees.length === 0 ? null : (
    <SelectField label="Fee" value={value} onChange={onChange} options={feeOptions(event)} />
  );

/** Who is to be entered. */
export type Whom =
  | { readonly chosen: ReadonlyArray<Named> }
  /** Everybody whom a search and a filter of the users show, on every page. */
  | { readonly found: Pick<Query<typeof listUsers>, "q" | "status"> }
  /** Who played an earlier event: who had a place in it and did not withdraw. */
  | { readonly playedIn: TournamentId };

const whomQuery = (whom: Whom) => {
  const contract = "playedIn" in whom ? listParticipants : listUsers;
  return queryOptions({
    ...namesOf(contract, { whom }),
    queryFn: ({ signal }) => load(whom, signal),
  });
};

const load = async (whom: Whom, signal: AbortSignal): Promise<ReadonlyArray<Named>> => {
  if ("chosen" in whom) return whom.chosen;
  if ("found" in whom) {
    return wholeList((offset) =>
      callForPart(listUsers, { query: { ...whom.found, offset }, signal }),
    );
  }
  const params = { eventId: whom.playedIn };
  return [...(await call(listParticipants, { params, query: {}, signal }))].filter(
    (one) => (!("status" in one) || one.status === "approved") && one.playerStatus !== "withdrawn",
  );
};

interface EnterIntoEventProps extends Pick<Props, "whom"> {
  readonly onClose: () => void;
}

/** Enters users into an event that is chosen here. */
export const EnterIntoEvent = ({ whom, onClose }: EnterIntoEventProps) => {
  const [event, setEvent] = useState<Entering["event"] | null>(null);
  return (
    <>
      <Sheet isOpen onClose={onClose} title="Enter into an Event" seed="enter into an event">
        <DialogBody>
          <EventChoice holds={isOpenForEntries} onChoose={setEvent} />
        </DialogBody>
      </Sheet>
      {event ? <EnterMany event={event} whom={whom} onCancel={onClose} onDone={onClose} /> : null}
    </>
  );
};

const isOpenForEntries = ({ status }: { readonly status: string }) =>
  status === "upcoming" || status === "active";
