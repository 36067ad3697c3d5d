import { Fragment } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { GolfGroup, GolfGroupMember } from "../../../../contract/teeSheet/groups.ts";
import { Tag } from "../../../ui/badges/Badge.tsx";
import { You } from "../../../ui/badges/You.tsx";
import { readWallClock } from "../../../ui/dates/wallClock.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { Heading } from "../../../ui/page/CrestHeading.tsx";
import { heading } from "../../../ui/theme/voices.css.ts";
import { Avatar } from "../../person/Avatar.tsx";
import { handicapText, nameOf } from "../../person/playerText.ts";
import * as styles from "./Schedule.css.ts";
import { placesOf, startText, type TeeRound } from "./teeRounds.ts";

interface Props {
  readonly round: TeeRound;
  readonly me: PlayerId | null;
}

/** The groups of a round. */
export const TeeSheet = ({ round, me }: Props) => (
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

interface GroupsProps extends Pick<Props, "me"> {
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
