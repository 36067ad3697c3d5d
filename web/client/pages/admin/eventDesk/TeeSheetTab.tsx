import { TeeSheet } from "../../../subjects/teeSheet/TeeSheet.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

const TeeSheetTab = ({ event, mayManage }: DeskTabProps) => (
  <TeeSheet event={event} mayManage={mayManage} />
);

export default TeeSheetTab;
