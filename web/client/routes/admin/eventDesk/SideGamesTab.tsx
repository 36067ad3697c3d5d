import { EmptyState } from "../../../components/states/EmptyState.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

const SideGamesTab = ({ event }: DeskTabProps) => (
  <EmptyState as="h2" title="No Side Games Yet" seed={`${event.id} side games`}>
    Skins and other side games of this event appear here.
  </EmptyState>
);

export default SideGamesTab;
