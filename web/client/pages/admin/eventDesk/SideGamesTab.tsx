import { SideGames } from "../../../subjects/sideGame/desk/SideGames.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

const SideGamesTab = ({ event, mayManage }: DeskTabProps) => (
  <SideGames event={event} mayManage={mayManage} />
);

export default SideGamesTab;
