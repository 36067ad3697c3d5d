import { Swords, Undo2 } from "lucide-react";
import { useState } from "react";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { recordPlayOff, withdrawPlayOff } from "../../../../contract/field/playOffs.ts";
import { useRead } from "../../../data/read.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { DialogForm, FormFooter } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/Field.tsx";
import { errorsOf } from "../../../form/formErrors.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { columns, wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { nameOf } from "../../person/playerText.ts";
import * as styles from "../entries/Participants.css.ts";
import {
  decidedOf,
  levelPlayers,
  named,
  type Played,
  type Player,
  recordedPlayOffs,
  undecidedText,
} from "./levelPlayers.ts";

interface Props {
  readonly event: CountedEvent;
  readonly onClose: () => void;
}

type Values = {
  readonly note: string;
  /** By place: who was decided, winner first. */
  readonly decided: Readonly<Record<number, ReadonlyArray<Player["id"]>>>;
};

/** Records who won among tied players after the last round, or withdraws that. */
const PlayOffDialog = ({ event, onClose }: Props) => {
  const { data: board = [] } = useRead(getLeaderboard, { eventId: event.id });
  const record = useRecordPlayOff(event.id);
  const withdraw = useWithdrawPlayOff(event.id);
  const [chosen, setChosen] = useState<number | null>(null);
  const ties = levelPlayers(board, event);
  const level = ties.find(({ place }) => place === chosen) ?? ties[0];
  const orderIn = ({ decided }: Values) => decidedOf(level, level && decided[level.place]);
  const bodyOf = (values: Values) => ({
    playerIds: orderIn(values).map(({ id }) => id),
    note: values.note === "" ? null : values.note,
  });
  const form = useForm<Values>({
    initial: { note: "", decided: {} },
    validate: (values) =>
      orderIn(values).length === 0
        ? { decided: "Please choose the winner" }
        : errorsOf(recordPlayOff, bodyOf(values)),
    onSubmit: (values) => {
      if (level)
        record.mutate(
          { place: level.place, ...bodyOf(values) },
          { onSuccess: onClose, onError: form.fail },
        );
    },
  });
  const order = orderIn(form.values);
  // The last one of them has no choice.
  const isDecided = level !== undefined && order.length >= level.players.length - 1;
  const rest = level ? undecidedText(level, order) : null;
  const played = recordedPlayOffs(board, event);
  const recorded = (
    <RecordedPlayOffs
      played={played}
      withdrawing={withdraw.isPending ? withdraw.variables : null}
      onWithdraw={(place) => withdraw.mutate(place)}
    />
  );
  if (!level) {
    return (
      <Dialog isOpen onClose={onClose} overline={event.name} title="Play-off">
        <DialogBody
          footer={
            <FormFooter errorCount={0}>
              <Button variant="line" onClick={onClose}>
                Close
              </Button>
            </FormFooter>
          }
        >
          {recorded}
          <p>
            {`Nobody ${played.length > 0 ? "else " : ""}is level. A play-off is for players who share a place when everybody has finished the last round.`}
          </p>
        </DialogBody>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} overline={event.name} title="Play-off">
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Record Play-off"
        pendingText="Recording..."
        isPending={record.isPending}
      >
        {recorded}
        <div className={columns}>
          <SelectField
            className={wideColumn}
            label="Level for"
            value={String(level.place)}
            onChange={(value) => setChosen(Number(value))}
            options={ties.map(({ place, players }) => ({
              value: String(place),
              label: `Place ${place}: ${players.map(nameOf).join(", ")}`,
            }))}
          />
          {[...order, ...(isDecided ? [] : [null])].map((player, index) => (
            <SelectField
              key={level.place + index}
              label={index === 0 ? `Winner, place ${level.place}` : `Place ${level.place + index}`}
              value={player?.id ?? ""}
              onChange={(id) =>
                form.set("decided", {
                  ...form.values.decided,
                  [level.place]: named(level, order, index, id),
                })
              }
              options={level.players.map((each) => ({ value: each.id, label: nameOf(each) }))}
              emptyLabel={index === 0 ? "Choose the winner" : "Not decided"}
              error={index === 0 ? form.errors.decided : undefined}
            />
          ))}
          {rest === null ? null : <p className={wideColumn}>{rest}</p>}
          <TextField
            {...form.field("note")}
            className={wideColumn}
            label="Note"
            hint="Optional. How it was decided, for example on which hole."
            maxLength={200}
          />
        </div>
      </DialogForm>
    </Dialog>
  );
};

interface RecordedPlayOffsProps {
  readonly played: ReadonlyArray<Played>;
  /** The place whose play-off is being withdrawn, or null. */
  readonly withdrawing: number | null;
  readonly onWithdraw: (place: number) => void;
}

/** The recorded play-offs, each of which can be withdrawn. */
const RecordedPlayOffs = ({ played, withdrawing, onWithdraw }: RecordedPlayOffsProps) =>
  played.length === 0 ? null : (
    <ul className={asStack({ gap: 2, bottom: 4 })}>
      {played.map(({ place, players, rests }) => (
        <li
          key={place}
          className={asRow({ gap: 3, wrap: true, pad: 3, ground: "raised", radius: "slot" })}
        >
          <span className={styles.playOff}>
            <span className={asText({ weight: "strong", breaks: true })}>
              {players.map((player) => `${player.place} ${nameOf(player.user)}`).join(", ")}
            </span>
            {rests ? <span>They are no longer level, so the board leaves it out.</span> : null}
          </span>
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 size={20} aria-hidden="true" />}
            isPending={withdrawing === place}
            aria-label={`Take back the play-off for place ${place}`}
            onClick={() => onWithdraw(place)}
          >
            Take Back
          </Button>
        </li>
      ))}
    </ul>
  );

interface PlayOff {
  readonly place: number;
  readonly playerIds: ReadonlyArray<PlayerId>;
  readonly note: string | null;
}

const useRecordPlayOff = (eventId: TournamentId) =>
  useWrite(recordPlayOff, ({ place, ...body }: PlayOff) => ({ params: { eventId, place }, body }), {
    done: "Play-off recorded",
    onFailed: serverErrorOr("Failed to record the play-off"),
  });

const useWithdrawPlayOff = (eventId: TournamentId) =>
  useWrite(withdrawPlayOff, (place: number) => ({ params: { eventId, place } }), {
    done: "Play-off taken back",
    onFailed: serverErrorOr("Failed to take the play-off back"),
  });

/** Shown if players are tied after the last round, or a play-off was recorded. */
export const PlayOffButton = ({ event }: Pick<Props, "event">) => {
  const { data: board = [] } = useRead(getLeaderboard, { eventId: event.id });
  const [isOpen, setOpen] = useState(false);
  const isAboutSomebody =
    levelPlayers(board, event).length > 0 || recordedPlayOffs(board, event).length > 0;
  if (!isOpen && !isAboutSomebody) return null;
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon={<Swords size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Play-off
      </Button>
      {isOpen ? <PlayOffDialog event={event} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
