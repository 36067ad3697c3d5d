import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Success } from "../../../contract/endpoint.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import type { getMatchPlayStats } from "../../../contract/match/matches.ts";
import type { User } from "../../../contract/person/user.ts";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { Figure } from "../../ui/figures/Figure.tsx";
import { Plates } from "../../ui/figures/Plates.tsx";
import { asStack, asText } from "../../ui/layout.ts";
import { countText } from "../../ui/listText.ts";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { ShownAtOnce, SkeletonPanel, SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { heading, textLink } from "../../ui/theme/theme.css.ts";
import { indexText } from "../person/playerText.ts";
import {
  myMatchPlayQuery,
  myRegistrationsQuery,
  myRoundsQuery,
  myScoringAveragesQuery,
} from "./api.ts";
import { EventRow } from "./MyEvents.tsx";
import { nextOf, playingNow } from "./myEvents.ts";
import * as styles from "./Profile.css.ts";
import { bestScoreOf, eventsJoinedOf } from "./statistics.ts";

interface Props {
  readonly user: User;
  /** The address of the next hole's pad in a running event, or null. */
  readonly padOf: (tournamentId: TournamentId) => string | null;
  /** Whether it is known in which events the player is on the course, which stand first. */
  readonly isPlayingKnown: boolean;
}

/** A summary of the player. */
export const Overview = ({ user, padOf, isPlayingKnown }: Props) => (
  <div className={styles.overview}>
    <ShownAtOnce
      isComing={!isPlayingKnown}
      placeholder={<SkeletonSlats label="Loading your golf..." />}
    >
      <OnTheCourse padOf={padOf} />
      <StatPlates user={user} />
      <MatchPlay />
      <NextEvents />
    </ShownAtOnce>
  </div>
);

/** Shown for a number that is not known. */
const UNKNOWN = "-";

const StatPlates = ({ user }: Pick<Props, "user">) => {
  const { data: averages } = useQuery(myScoringAveragesQuery);
  const { data: rounds } = useQuery(myRoundsQuery);
  const { data: registrations } = useQuery(myRegistrationsQuery);
  const plates = [
    { label: "Total Rounds", value: averages?.totalRounds ?? UNKNOWN },
    { label: "Best Score", value: rounds ? (bestScoreOf(rounds) ?? "N/A") : UNKNOWN },
    { label: "Events Joined", value: registrations ? eventsJoinedOf(registrations) : UNKNOWN },
    { label: "Handicap", value: indexText(user.handicap) },
  ];
  return <Plates plates={plates} size="large" className={styles.plates} />;
};

const NextEvents = () => {
  const read = useQuery(myRegistrationsQuery);
  const { data, error } = read;
  if (data) return <NextList registrations={data} />;
  if (!error) return <SkeletonSlats label="Loading events..." count={3} />;
  return <FailedRead title="Your events could not be loaded" of={read} />;
};

interface ListProps {
  readonly registrations: ReadonlyArray<RegistrationWithEvent>;
}

const NextList = ({ registrations }: ListProps) => {
  const next = nextOf(registrations);
  const count = registrations.length;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={heading}>Upcoming events</h2>
      </header>
      {next.length === 0 ? (
        <p className={asText({ tone: "textDim" })}>
          {count === 0 ? "Nothing to come." : "None of your events is still to come."}{" "}
          <Link to="/events" className={textLink}>
            Find an event
          </Link>
        </p>
      ) : (
        <ul className={asStack({ gap: "slat" })}>
          {next.map((registration) => (
            <li key={registration.id} className={styles.slat}>
              <EventRow registration={registration} />
            </li>
          ))}
        </ul>
      )}
      {count === 0 ? null : (
        <p>
          <Link to="/profile?tab=events" className={textLink}>
            {`View All ${countText(count, "Event")}`}
          </Link>
        </p>
      )}
    </section>
  );
};

/** The player's record in decided matches. */
const MatchPlay = () => {
  const read = useQuery(myMatchPlayQuery);
  const { data, error } = read;
  if (data) {
    return (
      <Panel title="Match Play Record">
        <MatchPlayRecord record={data} />
      </Panel>
    );
  }
  if (!error) return <SkeletonPanel label="Loading match play stats..." count={2} />;
  return <FailedRead title="Your match play record could not be loaded" of={read} />;
};

/** The events in play, which a player on the course looks for first. */
const OnTheCourse = ({ padOf }: Pick<Props, "padOf">) => {
  const { data } = useQuery(myRegistrationsQuery);
  const playing = data ? playingNow(data) : [];
  if (playing.length === 0) return null;
  return (
    <section className={styles.onTheCourse}>
      <header className={styles.head}>
        <h2 className={heading}>On the course</h2>
      </header>
      <ul className={asStack({ gap: "slat" })}>
        {playing.map((registration) => {
          const pad = padOf(registration.eventId);
          return (
            <li key={registration.id} className={styles.slat}>
              <EventRow registration={registration} />
              {pad === null ? null : (
                <div className={styles.tools}>
                  <LinkButton to={pad} size="small" className={styles.tool}>
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

interface MatchPlayRecordProps {
  readonly record: Success<typeof getMatchPlayStats>;
}

/** The match play record in numbers. */
export const MatchPlayRecord = ({ record }: MatchPlayRecordProps) =>
  record.totalMatches === 0 ? (
    <p className={asText({ tone: "textDim" })}>
      No match play records yet. Challenge someone to a match!
    </p>
  ) : (
    <dl className={styles.record}>
      {figuresOf(record).map(({ label, value }) => (
        <div key={label} className={asStack({ gap: 1, packed: true })}>
          <dt className={styles.name}>{label}</dt>
          <dd>
            <Figure size="md">{value}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );

const figuresOf = ({
  totalMatches,
  wins,
  losses,
  halved,
  winPercentage,
}: MatchPlayRecordProps["record"]) => [
  { label: "Total Matches", value: totalMatches },
  { label: "Wins", value: wins },
  { label: "Losses", value: losses },
  { label: "Halved", value: halved },
  { label: "Win %", value: `${winPercentage}%` },
];
