import { EventSettings } from "../../../features/adminEvents/EventSettings.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

/** Everything an organiser chooses of the event. */
const SettingsTab = ({ event }: DeskTabProps) => <EventSettings event={event} />;

export default SettingsTab;
