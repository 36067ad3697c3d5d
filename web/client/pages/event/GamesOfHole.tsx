import type { ComponentProps, ReactNode } from "react";
import { GamesOnHole } from "../../subjects/sideGame/onHole/GamesOnHole.tsx";
import { WithOutbox } from "./WithOutbox.tsx";

/** What the side games of a player ask on the current hole, kept like its scores. */
export const GamesOfHole = (props: ComponentProps<typeof GamesOnHole>): ReactNode => (
  <WithOutbox tournamentId={props.tournamentId} me={props.me}>
    <GamesOnHole {...props} />
  </WithOutbox>
);
