import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Participant } from "../../../contract/participants.ts";
import { Badge } from "../../components/badges/Badge.tsx";
import { Ground } from "../../components/drawings/Ground.tsx";
import { Avatar } from "../../components/people/Avatar.tsx";
import { handicapText } from "../../lib/playerText.ts";
import * as styles from "./ParticipantCard.css.ts";
import { nameOf, statusText } from "./participantTexts.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly eventName: string;
  readonly participant: Participant;
}

/** The front of a participant's card. */
export const CardFront = ({ tournamentId, eventName, participant }: Props) => {
  const status = statusText(participant.playerStatus);
  return (
    <>
      <span className={styles.art}>
        <Ground seed={tournamentId} shows="land" width={260} height={120} radius={50} levels={9} />
      </span>
      <span className={styles.eventName}>{eventName}</span>
      <span className={styles.portrait}>
        <Avatar user={participant} size="lg" className={styles.picture} />
        <span className={styles.handicap} aria-hidden="true">
          {handicapText(participant)}
        </span>
      </span>
      <span className={styles.name}>{nameOf(participant)}</span>
      <span className={styles.note}>{`Handicap ${handicapText(participant)}`}</span>
      {status ? <Badge kind="completed">{status}</Badge> : null}
    </>
  );
};
