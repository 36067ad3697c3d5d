import type { ReactNode } from "react";
import type { Event } from "../../../../contract/event/event.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { closedLabels, registrationOf } from "../../event/registrationState.ts";

interface Props {
  readonly event: Event;
  /** The button that leads to a place. */
  readonly children: ReactNode;
}

/** The way to a place. Once registering is over, a button that says so instead. */
export const WayIn = ({ event, children }: Props) => {
  const registration = registrationOf(event);
  return registration === "open" ? (
    children
  ) : (
    <Button disabled>{closedLabels[registration]}</Button>
  );
};
