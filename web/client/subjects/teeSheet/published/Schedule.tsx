import { Printer } from "lucide-react";
import { useMemo, useState } from "react";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import { listGroups } from "../../../../contract/teeSheet/groups.ts";
import { useRead } from "../../../data/read.ts";
import { useLive } from "../../../data/useLive.ts";
import { LiveSign } from "../../../ui/badges/LiveSign.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CalendarLink } from "../../../ui/buttons/CalendarLink.tsx";
import { onSite } from "../../../ui/dates/moment.ts";
import { asRow, asStack } from "../../../ui/layout.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import { TeeSheet } from "./TeeSheet.tsx";
import { roundToShow, type TeeRound, teeRoundsOf } from "./teeRounds.ts";

interface Props {
  readonly tournamentId: TournamentId;
  /** The signed-in player, whose groups are marked. */
  readonly me: PlayerId | null;
}

/** The tee times, holes and players of all groups. */
export const Schedule = ({ tournamentId, me }: Props) => {
  const isLost = useLive(tournamentId);
  const read = useRead(listGroups, { eventId: tournamentId });
  const { data, isLoadingError, isPending } = read;
  const rounds = useMemo(() => teeRoundsOf(data ?? [], me), [data, me]);
  if (isLoadingError) {
    return <FailedRead title="Unable to Load Schedule" of={read} />;
  }
  if (isPending) return <SkeletonSlats label="Loading schedule..." />;
  if (rounds.length === 0) {
    return (
      <EmptyState title="No Schedule Available" as="h2" seed={`${tournamentId} schedule`}>
        Tee times appear here once the organiser has drawn the groups.
      </EmptyState>
    );
  }
  return (
    <div className={asStack({ gap: 4, fits: true })}>
      <div className={asRow({ gap: 2, wrap: true })} data-screen-only="">
        {isLost ? <LiveSign isLost /> : null}
        <CalendarLink tournamentId={tournamentId} />
        <PrintButton />
      </div>
      <Rounds rounds={rounds} me={me} />
    </div>
  );
};

interface RoundsProps extends Pick<Props, "me"> {
  readonly rounds: ReadonlyArray<TeeRound>;
}

/** Shows one round at a time, because a large field has dozens of groups in each. */
const Rounds = ({ rounds, me }: RoundsProps) => {
  const [first] = useState(() => String(roundToShow(rounds, onSite(new Date()))));
  const [chosen, choose] = useState(first);
  const shown = rounds.find(({ roundNumber }) => String(roundNumber) === chosen) ?? rounds[0];
  if (!shown) return null;
  if (rounds.length === 1) return <TeeSheet round={shown} me={me} />;
  return (
    <Tabs value={String(shown.roundNumber)} onChange={choose}>
      <div className={asStack({ gap: 4, fits: true })}>
        <UnderlineTabs
          label="Rounds"
          tabs={rounds.map(({ roundNumber }) => ({
            value: String(roundNumber),
            label: `Round ${roundNumber}`,
          }))}
        />
        <TabPanel value={String(shown.roundNumber)}>
          <TeeSheet round={shown} me={me} />
        </TabPanel>
      </div>
    </Tabs>
  );
};

/** Prints the page. */
const PrintButton = () => (
  <Button
    variant="line"
    size="small"
    icon={<Printer size={20} aria-hidden="true" />}
    onClick={() => window.print()}
  >
    Print
  </Button>
);
