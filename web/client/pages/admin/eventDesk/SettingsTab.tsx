import type { DeskTabProps } from "./deskTabProps.ts";
import { EventSettings } from "./settings/EventSettings.tsx";

/** The settings of the event. */
const SettingsTab = ({ event, mayManage }: DeskTabProps) => (
  <EventSettings event={event} mayManage={mayManage} />
);

export default SettingsTab;
