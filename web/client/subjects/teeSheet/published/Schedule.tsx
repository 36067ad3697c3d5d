import { Printer } from "lucide-react";
import { Fragment, useMemo, useState } from "react";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import {
  type GolfGroup,
  type GolfGroupMember,
  listGroups,
} from "../../../../contract/teeSheet/groups.ts";
import { useRead } from "../../../data/read.ts";
import { useLive } from "../../../data/useLive.ts";
import { Tag } from "../../../ui/badges/Badge.tsx";
import { LiveSign, You } from "../../../ui/badges/Signs.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CalendarLink } from "../../../ui/buttons/CalendarLink.tsx";
import { onSite, readWallClock } from "../../../ui/dates/wallClock.ts";
import { asRow, asStack, asText, joinClasses } from "../../../ui/layout.ts";
import { Heading } from "../../../ui/page/Page.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import { heading } from "../../../ui/theme/theme.css.ts";
import { Avatar } from "../../person/Avatar.tsx";
import { handicapText, nameOf } from "../../person/playerText.ts";
import * as styles from "./Schedule.css.ts";
import { placesOf, roundToShow, startText, type TeeRound, teeRoundsOf } from "./teeRounds.ts";

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

interface TeeSheetProps {
  readonly round: TeeRound;
  readonly me: PlayerId | null;
}

/** The groups of a round. */
export const TeeSheet = ({ round, me }: TeeSheetProps) => (
  <section
    className={asStack({ gap: 3, fits: true })}
    aria-labelledby={`round-${round.roundNumber}`}
  >
    <div className={styles.head}>
      <Heading as="h2">
        <span id={`round-${round.roundNumber}`}>{`Round ${round.roundNumber}`}</span>
      </Heading>
      <p className={asText({ tone: "textDim" })}>{round.days}</p>
    </div>
    {round.own.length === 0 ? (
      <Groups groups={round.others} me={me} as="h3" />
    ) : (
      <>
        <h3 className={heading}>Your group</h3>
        <Groups groups={round.own} me={me} as="h4" />
        {round.others.length === 0 ? null : (
          <>
            <h3 className={heading}>The other groups</h3>
            <Groups groups={round.others} me={me} as="h4" />
          </>
        )}
      </>
    )}
  </section>
);

interface GroupsProps extends Pick<TeeSheetProps, "me"> {
  readonly groups: ReadonlyArray<GolfGroup>;
  /** The level of their names on the page. */
  readonly as: "h3" | "h4";
}

const Groups = ({ groups, me, as }: GroupsProps) => (
  <ul className={styles.groups}>
    {groups.map((group) => (
      <li key={group.id} className={styles.group}>
        <Group group={group} me={me} as={as} />
      </li>
    ))}
  </ul>
);

interface GroupProps extends Omit<GroupsProps, "groups"> {
  readonly group: GolfGroup;
}

const Group = ({ group, me, as: Name }: GroupProps) => {
  const start = startText(group);
  return (
    <article className={asStack({ gap: "slat", fits: true })} aria-labelledby={group.id}>
      <div className={styles.groupHead}>
        <time className={styles.time} dateTime={group.teeTime}>
          {readWallClock(group.teeTime)?.time}
        </time>
        <Name id={group.id} className={styles.groupName}>
          {group.groupName}
        </Name>
        {start ? <Tag>{start}</Tag> : null}
      </div>
      <ol className={asStack({ gap: "slat" })}>
        {placesOf(group).map(({ side, members }, index) => {
          const slots = members.map((member) => (
            <Slot key={member?.id ?? "free"} member={member} isMe={member?.userId === me} />
          ));
          return side === null ? (
            // oxlint-disable-next-line react/no-array-index-key -- a slot is known by its place alone.
            <Fragment key={index}>{slots}</Fragment>
          ) : (
            <li key={side} className={styles.side}>
              <p className={asText({ padX: 3, size: "sm", weight: "strong", breaks: true })}>
                {side}
              </p>
              <ol className={asStack({ gap: "slat" })}>{slots}</ol>
            </li>
          );
        })}
      </ol>
    </article>
  );
};

interface SlotProps {
  readonly member: GolfGroupMember | null;
  readonly isMe: boolean;
}

const Slot = ({ member, isMe }: SlotProps) =>
  member === null ? (
    <li className={styles.freeSlot}>Available slot</li>
  ) : (
    <li className={joinClasses(styles.slot, isMe && styles.ownSlot)}>
      <Avatar user={member.user} size="sm" />
      <span className={styles.who}>
        <span className={asText({ weight: "strong", breaks: true })}>{nameOf(member.user)}</span>
        {isMe ? <You /> : null}
      </span>
      <span className={styles.handicap}>{`Handicap ${handicapText(member.user)}`}</span>
    </li>
  );
