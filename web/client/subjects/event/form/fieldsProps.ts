import type { useForm } from "../../../form/useForm.ts";
import type { EventValues } from "./eventValues.ts";
import type { EventChoices } from "./useEventChoices.ts";

/** Properties of every section of the event form. */
export interface EventFieldsProps {
  readonly form: ReturnType<typeof useForm<EventValues>>;
  readonly choices: EventChoices;
  /** True for an existing event. A new one is always upcoming. */
  readonly isSettings: boolean;
  /** The Event ID of a private event, if the reader may hand it out. */
  readonly eventId: number | null;
}
