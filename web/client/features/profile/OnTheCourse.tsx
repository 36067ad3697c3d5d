import { useQuery } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { LinkButton } from "../../components/buttons/LinkButton.tsx";
import { heading } from "../../theme/voices.css.ts";
import { myRegistrationsQuery } from "./api.ts";
import * as rows from "./EventRow.css.ts";
import { EventRow } from "./EventRow.tsx";
import { playingNow } from "./myEvents.ts";
import * as styles from "./Profile.css.ts";

interface Props {
  /** The address of the next hole's pad in a running event, or null. */
  readonly padOf: (tournamentId: TournamentId) => string | null;
}

/** The events in play, which a player on the course looks for first. */
export const OnTheCourse = ({ padOf }: Props) => {
  const { data } = useQuery(myRegistrationsQuery);
  const playing = data ? playingNow(data) : [];
  if (playing.length === 0) return null;
  return (
    <section className={styles.onTheCourse}>
      <header className={styles.head}>
        <h2 className={heading}>On the course</h2>
      </header>
      <ul className={rows.rows}>
        {playing.map((registration) => {
          const pad = padOf(registration.eventId);
          return (
            <li key={registration.id} className={rows.slat}>
              <EventRow registration={registration} />
              {pad === null ? null : (
                <div className={rows.tools}>
                  <LinkButton to={pad} size="small" className={rows.tool}>
                    Enter Scores
                  </LinkButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
