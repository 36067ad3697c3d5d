import { EmptyState } from "../../../components/states/EmptyState.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

const TeeSheetTab = ({ event }: DeskTabProps) => (
  <EmptyState as="h2" title="No Schedule Available" seed={`${event.id} tee sheet`}>
    Tee times appear here once the groups have been drawn.
  </EmptyState>
);

export default TeeSheetTab;
