import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import { useState } from "react";
import { flushSync } from "react-dom";
import { listShortScorecards } from "../../../../../contract/card/scoring.ts";
import type { ShortScorecard } from "../../../../../contract/card/shortScorecard.ts";
import type { CountedEvent, Event } from "../../../../../contract/event/event.ts";
import type { EventChanges } from "../../../../../contract/event/eventInput.ts";
import { changeEvent } from "../../../../../contract/event/eventSettings.ts";
import { getEvent } from "../../../../../contract/event/events.ts";
import { callUnlessLate } from "../../../../data/call.ts";
import { readOf } from "../../../../data/read.ts";
import { serverErrorOr, useToast } from "../../../../data/toasts.ts";
import { useActionKey } from "../../../../data/useActionKey.ts";
import { EditConflictDialog } from "../../../../form/conflict/EditConflictDialog.tsx";
import { CancelButton, FormFooter } from "../../../../form/DialogForm.tsx";
import { textsOf } from "../../../../form/table/tableValues.ts";
import { useEdit } from "../../../../form/useEdit.ts";
import { useForm } from "../../../../form/useForm.ts";
import { EventFields } from "../../../../subjects/event/form/EventFields.tsx";
import {
  errorsOfSettings,
  readEventChanges,
  valuesOf,
} from "../../../../subjects/event/form/eventForm.ts";
import { type EventValues, eventTable } from "../../../../subjects/event/form/eventTable.ts";
import type { EventChoices } from "../../../../subjects/event/form/WithChoices.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { onSite } from "../../../../ui/dates/wallClock.ts";
import * as styles from "../../office.css.ts";
import { isOpenIn } from "./openCards.ts";
import { CancelQuestion, CompleteQuestion, ReopenQuestion } from "./StatusQuestions.tsx";

/** An answer has no counts of players, so those stay. */
const withSettings = (
  event: CountedEvent,
  { participantCount: _players, createdAt: _created, updatedAt: _updated, ...settings }: Event,
): CountedEvent => ({ ...event, ...settings });

interface Props {
  /** The event that the edit is based on. */
  readonly event: CountedEvent;
  readonly choices: EventChoices;
  /** False for those who may only look. */
  readonly mayManage: boolean;
  readonly onReloaded: (event: CountedEvent) => void;
}

/**
 * All settings in one form. Cancelling the event needs a confirmation, and so does completing it
 * while cards are not official.
 */
export const SettingsForm = ({ event, choices, mayManage, onReloaded }: Props) => {
  const before = valuesOf(event);
  const asked = { choices, isSettings: true, eventId: event.isPrivate ? event.eventId : null };
  const [isCancelling, setCancelling] = useState(false);
  const [isReopening, setReopening] = useState(false);
  const [openCards, setOpenCards] = useState<ReadonlyArray<ShortScorecard>>([]);
  const look = useOpenCards(event);
  // The next edit is based on the answer, so that it does not conflict with this one.
  const saving = useSaveSettings(event, {
    onStored: (stored) => {
      const now = stored && withSettings(event, stored);
      form.renew(now ? valuesOf(now) : form.values);
      if (now) onReloaded(now);
    },
  });
  const save = (values: EventValues) => {
    const changes = readEventChanges(event, values);
    if (Result.isSuccess(changes)) saving.save(changes.success, form.fail);
  };
  const form = useForm({
    initial: before,
    validate: (values) => errorsOfSettings(event, values),
    onSubmit: (values) => {
      if (reopens(event, values)) setReopening(true);
      else if (values.status === event.status) save(values);
      else if (values.status === "cancelled") setCancelling(true);
      else if (values.status === "completed") complete(values);
      else save(values);
    },
  });
  const complete = (values: EventValues) =>
    look.mutate(undefined, {
      onSuccess: (cards) => (cards.length === 0 ? save(values) : setOpenCards(cards)),
      onError: form.fail,
    });
  const { newest } = saving;
  const ways = newest ? { before, typed: form.values, saved: valuesOf(newest) } : null;
  return (
    <>
      <form {...form.form} className={styles.form}>
        <fieldset disabled={!mayManage}>
          <EventFields form={form} {...asked} />
        </fieldset>
        {mayManage ? (
          <div className={styles.foot}>
            <FormFooter errorCount={form.errorCount} failure={form.failure}>
              <CancelButton onCancel={() => form.reset()} />
              <Button
                type="submit"
                isPending={look.isPending || saving.isPending}
                pendingText="Saving..."
              >
                Save Changes
              </Button>
            </FormFooter>
          </div>
        ) : null}
      </form>
      {isCancelling ? (
        <CancelQuestion
          event={event}
          onClose={() => setCancelling(false)}
          onConfirm={() => {
            setCancelling(false);
            save(form.values);
          }}
        />
      ) : null}
      {isReopening ? (
        <ReopenQuestion
          event={event}
          onClose={() => setReopening(false)}
          onConfirm={() => {
            setReopening(false);
            save(form.values);
          }}
        />
      ) : null}
      {openCards.length > 0 ? (
        <CompleteQuestion
          event={event}
          cards={openCards}
          // At once, so that the status alone needs no question on the way.
          onVerify={() => flushSync(() => form.set("status", event.status))}
          onClose={() => setOpenCards([])}
          onConfirm={() => {
            setOpenCards([]);
            save(form.values);
          }}
        />
      ) : null}
      {saving.conflict ? (
        <EditConflictDialog
          change={saving.conflict}
          ways={ways}
          {...textsOf(eventTable, { ...asked, cautions: null })}
          onRetry={saving.reload}
          isReloading={saving.isReloading}
          onClose={saving.dismiss}
          onReload={(values) => {
            if (!newest) return;
            form.reset(values, valuesOf(newest));
            onReloaded(newest);
            saving.dismiss();
          }}
          onOverwrite={(merged) =>
            saving.overwrite(Result.getOrNull(readEventChanges(event, merged ?? form.values)))
          }
        />
      ) : null}
    </>
  );
};

/** Looks which cards of the event are not official at this moment. */
const useOpenCards = ({ id, rounds }: CountedEvent) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const cards = await queries.fetchQuery({
        ...readOf(listShortScorecards, { eventId: id }),
        staleTime: 0,
      });
      return cards.filter(isOpenIn(rounds));
    },
  });
};

const DAY = 10;

/** Whether an edit may open a completed event: by its status, or by an end that is still to come. */
export const reopens = (
  { status, startDate, endDate }: Pick<CountedEvent, "status" | "startDate" | "endDate">,
  values: Pick<EventValues, "status" | "startDate" | "endDate">,
  now: Date = new Date(),
): boolean => {
  if (status !== "completed") return false;
  if (values.status !== status) return values.status !== "cancelled";
  const before = (endDate ?? startDate)?.slice(0, DAY) ?? "";
  const end = values.endDate || values.startDate;
  return end !== before && end >= onSite(now).slice(0, DAY);
};

interface Options {
  /** Called with the event as it is then, or with null if it cannot be read yet. */
  readonly onStored: (event: Event | null) => void;
}

/** Saves the settings of an event. */
export const useSaveSettings = ({ id }: CountedEvent, { onStored }: Options) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useEdit({
    send: (body: EventChanges) =>
      callUnlessLate(changeEvent, {
        params: { eventId: id },
        body,
        idempotencyKey: key.of([id, body]),
      }),
    fetchNewest: () => queries.fetchQuery({ ...readOf(getEvent, { eventId: id }), staleTime: 0 }),
    onSaved: () => {
      key.done();
      toast({ title: "Event settings updated" });
    },
    onClose: onStored,
    onFailed: serverErrorOr("Failed to update event settings"),
  });
};
