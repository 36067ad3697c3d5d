import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Result } from "effect";
import { useRef, useState } from "react";
import {
  fillIns,
  type MessageKind,
  messageKinds,
  readyTexts,
} from "../../../../domain/shared/messages.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { Body } from "../../../contract/endpoint.ts";
import { matching } from "../../../contract/field/participantFilters.ts";
import type { AdminParticipant } from "../../../contract/field/participants.ts";
import { previewMessage, sendMessage } from "../../../contract/message/messages.ts";
import { previewOf } from "../../data/preview.ts";
import { serverErrorOr } from "../../data/toasts.ts";
import { useWrite } from "../../data/write.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { FormFooter } from "../../form/DialogForm.tsx";
import { TextAreaField, TextField } from "../../form/Field.tsx";
import { readBody } from "../../form/formErrors.ts";
import { SelectField } from "../../form/SelectField.tsx";
import { useBodyForm } from "../../form/useBodyForm.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { asStack } from "../../ui/layout.ts";
import { countText } from "../../ui/listText.ts";
import { useDebounced } from "../../ui/useListing.ts";
import { nameOf } from "../person/playerText.ts";
import { MailPreview, writtenTo } from "./MailPreview.tsx";
import * as styles from "./Messages.css.ts";

interface Props {
  readonly eventId: TournamentId;
  readonly participants: ReadonlyArray<AdminParticipant>;
  readonly chosen: ReadonlyArray<PlayerId>;
  readonly startsWith: string | null;
  /** What became of the message is on the page. */
  readonly onSent: () => void;
}

/** Those who were chosen in the table of players. */
const CHOSEN = "chosen";
/** So long the preview waits for the next key. */
const REST = 400;

const isKind = (name: string | null): name is MessageKind =>
  messageKinds.some((kind) => kind === name);

const kindOptions = messageKinds.map((kind) => ({ value: kind, label: readyTexts[kind].label }));

const readyWith = (kind: MessageKind, to: string) => {
  const { subject, text } = readyTexts[kind];
  return { kind, to, subject, text };
};

/** A message to all, some or one, beside what arrives. */
export const WriteMessage = ({ eventId, participants, chosen, startsWith, onSent }: Props) => {
  const kind = isKind(startsWith) ? startsWith : "teeTime";
  const [shownTo, setShownTo] = useState<PlayerId | null>(null);
  const [asked, setAsked] = useState<Body<typeof sendMessage> | null>(null);
  /** What was typed for each kind, for whoever looks at another one. */
  const typed = useRef(new Map<MessageKind, Record<"subject" | "text", string>>());
  const bodyOf = ({ to, ...message }: typeof initial) => ({
    ...message,
    to: recipientsIn(to, chosen),
  });
  const initial = readyWith(kind, chosen.length > 0 ? CHOSEN : "playing");
  const form = useBodyForm(sendMessage, { initial, bodyOf, send: setAsked });
  const { values } = form;
  const chooseKind = (next: string) => {
    if (!isKind(next) || !isKind(values.kind)) return;
    typed.current.set(values.kind, values);
    const ready = readyWith(next, values.to);
    const to = next === "movedUp" && values.to === "playing" ? "movedUp" : values.to;
    form.reset({ ...ready, ...typed.current.get(next), kind: next, to }, ready);
  };

  const now = JSON.stringify(values);
  const settled = useDebounced(now, REST);
  const body = readBody(sendMessage, bodyOf(JSON.parse(settled)));
  const preview = useQuery({
    ...(Result.isSuccess(body)
      ? previewOf(previewMessage, { eventId }, { ...body.success, shownTo })
      : previewOf(previewMessage, null)),
    placeholderData: keepPreviousData,
  });
  // Not that of a preview before the last change.
  const isKnown = settled === now && preview.data !== undefined && !preview.isPlaceholderData;
  const reached = isKnown ? writtenTo(preview.data.recipients).length : 0;
  const toPlayers = reached === 0 ? "" : ` to ${countText(reached, "player")}`;
  const sending = useWrite(
    sendMessage,
    (message: Body<typeof sendMessage>) => ({ params: { eventId }, body: message }),
    {
      isShownFirst: true,
      done: "The message is on its way",
      onDone: () => {
        setAsked(null);
        typed.current.clear();
        const sent = isKind(values.kind) ? values.kind : kind;
        form.reset(readyWith(sent, values.to));
        onSent();
      },
      onFailed: serverErrorOr("Failed to send the message"),
    },
  );
  return (
    <div className={styles.writing}>
      <Panel title="Message">
        <form {...form.form} className={asStack({ gap: 4, fits: true })} aria-label="Message">
          <SelectField
            {...form.field("to")}
            label="To"
            options={recipientOptions(participants, chosen)}
          />
          <SelectField
            {...form.field("kind")}
            label="Kind"
            options={kindOptions}
            onChange={chooseKind}
          />
          <TextField {...form.field("subject")} label="Subject" maxLength={200} />
          <TextAreaField
            {...form.field("text")}
            label="Text"
            rows={12}
            maxLength={5000}
            hint={`Filled in for each player: ${fillIns.map((name) => `{${name}}`).join(", ")}`}
          />
          {preview.data?.isOffered === false ? null : (
            <FormFooter errorCount={form.errorCount} failure={form.failure}>
              <Button type="submit">{`Send${toPlayers}`}</Button>
            </FormFooter>
          )}
        </form>
      </Panel>
      <MailPreview preview={preview} onShow={setShownTo} />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && sending.mutate(asked)}
        title={`Send this message${toPlayers}?`}
        confirmText="Send"
        pendingText="Sending..."
        isPending={sending.isPending}
        isDangerous={false}
      >
        A mail that was sent cannot be taken back.
      </ConfirmDialog>
    </div>
  );
};

const recipientsIn = (to: string, chosen: ReadonlyArray<PlayerId>) => {
  if (to === "playing" || to === "waitlist" || to === "movedUp") return to;
  return to === CHOSEN ? chosen : [to];
};

const recipientOptions = (
  participants: ReadonlyArray<AdminParticipant>,
  chosen: ReadonlyArray<PlayerId>,
) => {
  const counted = (filter: "playing" | "waitlist") => matching(participants, filter, "").length;
  return [
    ...(chosen.length === 0
      ? []
      : [{ value: CHOSEN, label: `The chosen ${countText(chosen.length, "player")}` }]),
    { value: "playing", label: `All who play (${counted("playing")})` },
    { value: "waitlist", label: `Waitlist (${counted("waitlist")})` },
    { value: "movedUp", label: "Moved up, and not told yet" },
    ...participants.map((one) => ({ value: one.id, label: nameOf(one) })),
  ];
};
