import { range } from "../../../../../domain/golf/range.ts";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { listPace } from "../../../../contract/teeSheet/pace.ts";
import { useRead } from "../../../data/read.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Table } from "../../../ui/tables/Table.tsx";

import { timeOf } from "../sheet.ts";
import { type GroupPace, type RoundAnalytics, repeatsOf, roundAnalytics } from "./analytics.ts";

interface Props {
  readonly event: EventDetail;
  readonly groups: ReadonlyArray<GolfGroup>;
  readonly participants: ReadonlyArray<AdminParticipant>;
}

/** How full the rounds are, how fast they are, and which players meet again. */
export const Analytics = ({ event, groups, participants }: Props) => {
  const pace = useRead(listPace, { eventId: event.id });
  if (pace.isLoadingError) {
    return <FailedRead title="The pace of play could not be loaded" of={pace} />;
  }
  if (pace.isPending) return <SkeletonSlats label="Loading analytics..." />;
  const cards = pace.data;
  const rounds = range(1, event.numberOfRounds).map((round) =>
    roundAnalytics({ groups, participants, cards }, RoundNumber.make(round)),
  );
  return (
    <div className={asStack({ gap: 4, top: 4 })}>
      {rounds.map((round) => (
        <RoundPanel key={round.round} round={round} />
      ))}
      {event.numberOfRounds > 1 ? <Repeats groups={groups} /> : null}
    </div>
  );
};

const columns = [
  { header: "Group", cell: ({ group }: GroupPace) => group.groupName },
  { header: "Tee time", cell: ({ group }: GroupPace) => timeOf(group) },
  {
    header: "Holes played",
    cell: ({ holesPlayed }: GroupPace) => holesPlayed,
    isRight: true,
  },
  {
    header: "Minutes per hole",
    cell: ({ minutesPerHole }: GroupPace) => minutesPerHole?.toFixed(1) ?? "N/A",
    isRight: true,
  },
];

const RoundPanel = ({ round }: { readonly round: RoundAnalytics }) => (
  <Panel title={`Round ${round.round}`} as="h3">
    <Plates
      plates={[
        { label: "Groups", value: round.groups },
        { label: "Seats used", value: `${round.seatsUsed} of ${round.seats}` },
        { label: "Unscheduled players", value: round.unscheduled },
        {
          label: "First and last tee time",
          value: round.firstTeeTime ? `${round.firstTeeTime} - ${round.lastTeeTime}` : "N/A",
        },
      ]}
    />
    {round.pace.length === 0 ? (
      <p className={asText({ tone: "textDim" })}>No groups in this round yet.</p>
    ) : (
      <>
        <p className={asText({ tone: "textDim" })}>
          Minutes per hole come from the scores that players enter themselves.
        </p>
        <Table
          caption={`Pace of round ${round.round}`}
          columns={columns}
          rows={round.pace}
          keyOf={({ group }) => group.id}
        />
      </>
    )}
  </Panel>
);

const Repeats = ({ groups }: { readonly groups: ReadonlyArray<GolfGroup> }) => {
  const repeats = repeatsOf(groups);
  return (
    <Panel title="Grouped together in more than one round" as="h3">
      {repeats.length === 0 ? (
        <p className={asText({ tone: "textDim" })}>Nobody plays twice with the same partner.</p>
      ) : (
        <ul>
          {repeats.map(({ players, rounds }) => (
            <li key={players}>{`${players}: rounds ${rounds.join(", ")}`}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
