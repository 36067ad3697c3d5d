import type { EventDetail } from "../../../../../contract/event/event.ts";
import type { useForm } from "../../../../form/useForm.ts";
import type { GameValues } from "./gameForm.ts";

/** Properties of each part of the form. */
export interface GameFormProps {
  readonly event: EventDetail;
  readonly form: ReturnType<typeof useForm<GameValues>>;
}
