import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Result } from "effect";
import { Copy } from "lucide-react";
import { useState } from "react";
import type { CountedEvent, Event } from "../../../../contract/event/event.ts";
import type { NewEvent } from "../../../../contract/event/eventInput.ts";
import { createEvent } from "../../../../contract/event/eventSettings.ts";
import { serverSentence } from "../../../data/apiError.ts";
import { showFailure } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { DialogForm, FormFooter } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/Field.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Button, LinkButton } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { DialogBody, Sheet } from "../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { useDebounced } from "../../../ui/useListing.ts";
import { adminEventsQuery } from "../desk/api.ts";
import { EventNumber } from "../desk/EventNumber.tsx";
import { EventFields } from "../form/EventFields.tsx";
import {
  copied,
  errorsOfNewEvent,
  readNewEvent,
  startingValues,
  valuesOf,
} from "../form/eventForm.ts";
import { type EventChoices, WithChoices } from "../form/WithChoices.tsx";

interface Props {
  /** The address of the creator, with which the form starts. */
  readonly organizerEmail: string;
  /** The address of a page of the desk of an event. */
  readonly deskPathOf: (eventId: string, page: NextPage) => string;
  readonly onClose: () => void;
}

/** Creates an event (super admins only), then shows its number. */
export const CreateEventDialog = ({ organizerEmail, deskPathOf, onClose }: Props) => {
  const [created, setCreated] = useState<Event | null>(null);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={created ? "Event Created" : "Create Event"}
      seed="a new event"
    >
      {created ? (
        <CreatedEvent event={created} deskPathOf={deskPathOf} onClose={onClose} />
      ) : (
        <WithChoices>
          {(choices) => (
            <CreateForm
              choices={choices}
              organizerEmail={organizerEmail}
              onClose={onClose}
              onCreated={setCreated}
            />
          )}
        </WithChoices>
      )}
    </Sheet>
  );
};

interface FormProps extends Pick<Props, "organizerEmail" | "onClose"> {
  readonly choices: EventChoices;
  readonly onCreated: (event: Event) => void;
}

const CreateForm = ({ choices, organizerEmail, onClose, onCreated }: FormProps) => {
  const { mutate, isPending } = useCreateEvent();
  const [starting] = useState(() => startingValues(choices, organizerEmail));
  const form = useForm({
    initial: starting,
    validate: errorsOfNewEvent,
    onSubmit: (values) => {
      const body = readNewEvent(values);
      if (Result.isFailure(body)) return;
      mutate(body.success, { onSuccess: onCreated, onError: form.fail });
    },
  });
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submitText="Create Event"
      pendingText="Creating..."
      isPending={isPending}
    >
      <EventFields form={form} choices={choices} isSettings={false} eventId={null}>
        <CopyEvent
          onCopy={(event) =>
            form.reset(copied(valuesOf(event), { starting, typed: form.values }), starting)
          }
        />
      </EventFields>
    </DialogForm>
  );
};

interface CreatedEventProps extends Pick<Props, "deskPathOf" | "onClose"> {
  readonly event: Event;
}

/** What players need to come in, and what the office does next. */
const CreatedEvent = ({ event, deskPathOf, onClose }: CreatedEventProps) => (
  <DialogBody
    footer={
      <FormFooter errorCount={0}>
        <Button variant="line" onClick={onClose}>
          Done
        </Button>
        <LinkButton to={deskPathOf(event.id, "players")}>Open the Event</LinkButton>
      </FormFooter>
    }
  >
    <div className={asStack({ gap: 4 })}>
      <p>{`${event.name} was created. ${event.isPrivate ? "Players need this number to register:" : "Players register on its page:"}`}</p>
      {event.isPrivate ? null : <PageOf event={event} />}
      <p>
        <EventNumber event={event} />
      </p>
      <nav aria-label="What comes next" className={asRow({ gap: 2, wrap: true })}>
        {nextSteps.map(({ label, page }) => (
          <LinkButton key={page} to={deskPathOf(event.id, page)} variant="quiet" size="small">
            {label}
          </LinkButton>
        ))}
      </nav>
    </div>
  </DialogBody>
);

const nextSteps = [
  { label: "Add Players", page: "players" },
  { label: "Draw the Tee Sheet", page: "tee-sheet" },
  { label: "Set Up Side Games", page: "side-games" },
] as const;

type NextPage = (typeof nextSteps)[number]["page"];

/** The address to hand out. */
const PageOf = ({ event: { id, name } }: Pick<CreatedEventProps, "event">) => {
  const address = new URL(`/events/${id}`, location.origin).href;
  return (
    <p className={asRow({ gap: 2 })}>
      <span className={asText({ breaks: true })}>{address}</span>
      <CopyButton text={address} label={`Copy address: ${name}`} />
    </p>
  );
};

const useCreateEvent = () =>
  useWrite(createEvent, (body: NewEvent) => ({ body }), {
    done: "Event created",
    onFailed: (error) =>
      showFailure(error, {
        title: "Failed to create event",
        description: serverSentence(error) ?? "An unexpected error occurred",
      }),
  });

interface CopyEventProps {
  readonly onCopy: (event: CountedEvent) => void;
}

const MAX_RESULTS = 5;
const DEBOUNCE = 300;

/** Finds an event by its name and fills the form with its values. */
const CopyEvent = ({ onCopy }: CopyEventProps) => {
  const [search, setSearch] = useState("");
  const [copiedFrom, setCopiedFrom] = useState<string | null>(null);
  const wanted = useDebounced(search.trim(), DEBOUNCE);
  const { data, isPlaceholderData } = useQuery({
    ...adminEventsQuery({ q: wanted, sort: "-startDate", limit: MAX_RESULTS }),
    placeholderData: keepPreviousData,
    enabled: wanted !== "",
  });
  const found = wanted === "" ? [] : (data?.items ?? []);
  // Enter takes the first one unseen, so it has to be found by what stands in the field.
  const isOfWords = wanted === search.trim() && !isPlaceholderData;
  const copy = (event: CountedEvent) => {
    onCopy(event);
    setCopiedFrom(event.name);
    setSearch("");
  };
  return (
    <div>
      <TextField
        label="Copy an event"
        type="search"
        autoComplete="off"
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => {
          // Enter chooses the first result and must not submit the surrounding form.
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (found[0] && isOfWords) copy(found[0]);
        }}
        hint="Type the name of an event to begin with what it had. Its days stay empty."
      />
      <output>{copiedFrom === null ? null : `Filled as ${copiedFrom} was.`}</output>
      {found.length === 0 ? null : (
        <ul className={asStack({ gap: "slat", top: 2 })}>
          {found.map((event) => (
            <li key={event.id}>
              <Button
                variant="line"
                size="small"
                icon={<Copy size={18} aria-hidden="true" />}
                aria-label={`Copy ${event.name}`}
                onClick={() => copy(event)}
              >
                {`${event.name}, ${shortDate(event.startDate)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {wanted !== "" && data && found.length === 0 ? <p>No event has such a name.</p> : null}
    </div>
  );
};
