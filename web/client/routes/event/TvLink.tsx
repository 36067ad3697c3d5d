import { Tv } from "lucide-react";
import { Link } from "react-router-dom";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { joinClasses } from "../../lib/joinClasses.ts";
import { textLink } from "../../theme/voices.css.ts";
import * as styles from "./EventTabs.css.ts";

interface Props {
  readonly tournamentId: TournamentId;
}

/** A link to the page for the television in the clubhouse. */
export const TvLink = ({ tournamentId }: Props) => (
  <Link
    to={`/events/${tournamentId}/tv`}
    className={joinClasses(textLink, styles.way)}
    data-screen-only=""
  >
    <Tv size={20} aria-hidden="true" />
    Show on a television
  </Link>
);
