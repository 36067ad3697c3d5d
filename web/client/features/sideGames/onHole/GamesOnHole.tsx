import type { ReactNode } from "react";
import type {
  HoleNumber,
  PlayerId,
  RoundNumber,
  TournamentId,
} from "../../../../../domain/shared/values.ts";
import { DistanceOnHole } from "../distance/DistanceOnHole.tsx";
import { WolfOnHole } from "../wolf/WolfOnHole.tsx";
import * as styles from "./OnHole.css.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly me: PlayerId;
  readonly roundNumber: RoundNumber;
  readonly holeNumber: HoleNumber;
}

/** What the side games of a player ask on the current hole. */
export const GamesOnHole = (place: Props): ReactNode => (
  <div className={styles.lines}>
    <WolfOnHole {...place} />
    <DistanceOnHole {...place} />
  </div>
);
