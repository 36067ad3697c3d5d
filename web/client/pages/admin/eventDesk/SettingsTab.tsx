import { PublicLink } from "../../../subjects/board/share/PublicLink.tsx";
import { asStack } from "../../../ui/layout.ts";
import type { DeskTabProps } from "./deskTabProps.ts";
import { EventSettings } from "./settings/EventSettings.tsx";

/** The settings of the event, and what one of them has turned on. */
const SettingsTab = ({ event, mayManage }: DeskTabProps) => (
  <div className={asStack({ gap: 4, fits: true })}>
    <EventSettings event={event} mayManage={mayManage} />
    <PublicLink event={event} />
  </div>
);

export default SettingsTab;
