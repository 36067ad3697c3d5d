import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { listAllScorecards } from "../../../../contract/card/scorecards.ts";
import type { Participant } from "../../../../contract/field/participants.ts";
import { readOf } from "../../../data/read.ts";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { FlipCard } from "../../../ui/cards/FlipCard.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { onSite } from "../../../ui/dates/wallClock.ts";
import { Ground } from "../../../ui/drawings/Ground.tsx";
import { asText } from "../../../ui/layout.ts";
import { totalText } from "../../../ui/notation.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonCards } from "../../../ui/states/Skeleton.tsx";
import { Avatar } from "../../person/Avatar.tsx";
import { handicapText, nameOf } from "../../person/playerText.ts";
import { participantsQuery } from "../participantsQuery.ts";
import { playerMarks } from "../playerMarks.ts";
import * as styles from "./ParticipantCard.css.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly eventName: string;
  /** The back of a card: statistics, or the rounds of this event. */
  readonly back: "statistics" | "scoring history";
}

/** The players of an event, as cards that can be turned. */
export const ParticipantCards = ({ tournamentId, eventName, back }: Props) => {
  const participants = useQuery(participantsQuery(tournamentId));
  if (participants.isLoadingError) {
    return <FailedRead title="The participants could not be loaded" of={participants} />;
  }
  if (participants.isPending) return <SkeletonCards label="Loading participants..." count={4} />;
  if (participants.data.length === 0) {
    return (
      <EmptyState title="No Participants Yet" seed="participants">
        Participants will appear here once they register for the event.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.grid}>
      {participants.data.map((participant) => (
        <li key={participant.id} className={styles.item}>
          <ParticipantCard
            tournamentId={tournamentId}
            eventName={eventName}
            back={back}
            participant={participant}
          />
        </li>
      ))}
    </ul>
  );
};

interface CardProps extends Props {
  readonly participant: Participant;
}

const ParticipantCard = ({ tournamentId, eventName, participant, back }: CardProps) => {
  const [wasTurned, setWasTurned] = useState(false);
  return (
    <FlipCard
      frontHint={back === "statistics" ? "Stats →" : "Scores →"}
      backHint="← Card"
      onTurn={() => setWasTurned(true)}
      front={
        <CardFront tournamentId={tournamentId} eventName={eventName} participant={participant} />
      }
      back={
        back === "statistics" ? (
          <StatisticsBack participant={participant} />
        ) : (
          <ScoringHistory
            tournamentId={tournamentId}
            participant={participant}
            isWanted={wasTurned}
          />
        )
      }
    />
  );
};

interface ScoringHistoryProps extends Pick<CardProps, "tournamentId" | "participant"> {
  readonly isWanted: boolean;
}

/** Rounds are fetched when their card is turned, and kept current after that. */
const ScoringHistory = ({ tournamentId, participant, isWanted }: ScoringHistoryProps) => {
  const { data, isLoadingError } = useQuery({
    ...readOf(listAllScorecards, { eventId: tournamentId, playerId: participant.id }),
    enabled: isWanted,
  });
  if (data === undefined) {
    const text = isLoadingError ? "The rounds could not be loaded" : "Loading rounds...";
    return <span className={asText({ tone: "textDim" })}>{text}</span>;
  }
  return <ScoringHistoryBack participant={participant} rounds={data} />;
};

/** The front of a participant's card. */
const CardFront = ({ tournamentId, eventName, participant }: Omit<CardProps, "back">) => {
  const status = playerMarks[participant.playerStatus];
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
      <span className={asText({ tone: "textDim" })}>{`Handicap ${handicapText(participant)}`}</span>
      {status ? <Badge kind="completed">{status}</Badge> : null}
    </>
  );
};

interface ScoringHistoryBackProps extends Pick<CardProps, "participant"> {
  /** Of this player in this event. */
  readonly rounds: ReadonlyArray<Scorecard>;
}

/** The player's rounds of the event. */
export const ScoringHistoryBack = ({ participant, rounds }: ScoringHistoryBackProps) => {
  const inOrder = rounds.toSorted((a, b) => a.roundNumber - b.roundNumber);
  return (
    <>
      <span className={styles.name}>{nameOf(participant)}</span>
      {inOrder.length === 0 ? (
        <span className={asText({ tone: "textDim" })}>No rounds yet</span>
      ) : (
        <span className={styles.history}>
          <span className={styles.historyHead}>Round</span>
          <span className={styles.historyDateHead}>Date</span>
          <span className={styles.historyFigureHead}>Gross</span>
          <span className={styles.historyFigureHead}>Net</span>
          <span className={styles.historyFigureHead}>Points</span>
          {inOrder.map((card) => (
            <span key={card.id} className={styles.round}>
              <span className={styles.historyCell}>{card.roundNumber}</span>
              <span className={styles.historyDate}>
                {shortDate(onSite(new Date(card.roundDate)))}
              </span>
              <span className={styles.historyFigure}>{totalText(card.totalGrossScore)}</span>
              <span className={styles.historyFigure}>{totalText(card.totalAdjustedScore)}</span>
              <span className={styles.historyFigure}>{card.totalStablefordPoints}</span>
            </span>
          ))}
        </span>
      )}
    </>
  );
};

/** The statistics of a player, and facts for the organiser. */
export const StatisticsBack = ({ participant }: Pick<CardProps, "participant">) => {
  const { scoringAverages: averages, shirtSize } = participant;
  const statistics = [
    ["Par 3", averageText(averages.par3Average)],
    ["Par 4", averageText(averages.par4Average)],
    ["Par 5", averageText(averages.par5Average)],
    ["Overall", averageText(averages.allTimeAverage)],
    ["Rounds", String(averages.totalRounds)],
    ["Holes", String(averages.totalHoles)],
    ["Shirt size", shirtSize ?? "N/A"],
    ["Handicap", handicapText(participant)],
  ] as const;
  return (
    <>
      <span className={styles.name}>{nameOf(participant)}</span>
      <span className={styles.rows}>
        {statistics.map(([label, value]) => (
          <span key={label} className={styles.stat}>
            {`${label} `}
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </span>
    </>
  );
};

/** One decimal; "N/A" if there is no average. */
const averageText = (average: number | null): string =>
  average === null ? "N/A" : average.toFixed(1);
