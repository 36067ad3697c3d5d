import type { useForm } from "../../../lib/useForm.ts";
import type { EventValues } from "./eventValues.ts";
import type { EventChoices } from "./useEventChoices.ts";

/** What every part of an event's form works with. */
export interface EventFieldsProps {
  readonly form: ReturnType<typeof useForm<EventValues>>;
  readonly choices: EventChoices;
  /** Of an event that is there already; a new one is always upcoming. */
  readonly isSettings: boolean;
  /** The Event ID of a private event, if the reader may hand it out. */
  readonly eventId: number | null;
}
