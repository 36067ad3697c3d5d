import { EmptyState } from "../../../components/states/EmptyState.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

const TeamsTab = ({ event }: DeskTabProps) => (
  <EmptyState as="h2" title="No Teams Yet" seed={`${event.id} teams`}>
    Pairs and teams of this event appear here.
  </EmptyState>
);

export default TeamsTab;
