import { EventSettings } from "../../../features/adminEvents/EventSettings.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

/** The settings of the event. */
const SettingsTab = ({ event, mayManage }: DeskTabProps) => (
  <EventSettings event={event} mayManage={mayManage} />
);

export default SettingsTab;
