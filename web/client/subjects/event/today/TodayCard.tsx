import { Share2 } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { HoleNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";
import { useToast } from "../../../data/toasts.ts";
import { useLive } from "../../../data/useLive.ts";
import { Badges, Tag } from "../../../ui/badges/Badge.tsx";
import { EventStatusBadge, LiveSign, WaitlistBadge } from "../../../ui/badges/Signs.tsx";
import { Button, LinkButton } from "../../../ui/buttons/Button.tsx";
import { soonBadge } from "../../../ui/dates/dateText.ts";
import { LazyGround } from "../../../ui/drawings/LazyGround.tsx";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { CrestHeading } from "../../../ui/page/Page.tsx";
import { nextThing } from "./nextThing.ts";
import * as styles from "./Today.css.ts";
import { TodayRows } from "./TodayRows.tsx";

interface Props {
  readonly today: TodayEvent;
  readonly entered: ReadonlySet<HoleNumber>;
  /** The card follows changes of an active event at once. */
  readonly isLive: boolean;
}

/** One event: the player's standing, and the next action as its only button. */
export const TodayCard = ({ today, entered, isLive }: Props) => {
  const nameId = useId();
  const { event, round, standing } = today;
  const next = nextThing(today, entered);
  const soon = soonBadge(event.startDate);
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.art}>
        <LazyGround
          seed={event.id}
          keeps="top right"
          width={420}
          height={190}
          x={308}
          y={96}
          radius={72}
          levels={13}
        />
      </div>
      <div className={styles.content}>
        <header className={asStack({ gap: 2, fits: true, items: "start" })}>
          <div className={styles.live}>
            <Badges>
              {isLive ? (
                <Live tournamentId={event.id} />
              ) : (
                <EventStatusBadge status={event.status} />
              )}
              {event.status === "upcoming" && soon && soon !== "Past" ? <Tag>{soon}</Tag> : null}
              {today.status === "waitlist" ? <WaitlistBadge place={today.waitlistPlace} /> : null}
            </Badges>
          </div>
          <CrestHeading as="h3" size="card" className={styles.name}>
            <Link id={nameId} to={`/events/${event.id}`} className={styles.nameLink}>
              {event.name}
            </Link>
          </CrestHeading>
          <p className={styles.place}>
            {event.numberOfRounds > 1 && round ? `Round ${round.roundNumber} · ` : ""}
            {event.location}
          </p>
        </header>
        {standing ? <Standing standing={standing} /> : null}
        {round?.sentBack ? <p className={styles.reason}>{round.sentBack.reason}</p> : null}
        <LinkButton to={next.to} className={styles.next}>
          {next.label}
        </LinkButton>
        <TodayRows today={today} shownOnButton={next.kind} />
        <footer className={asRow({ gap: 2, align: "stretch", wrap: true })}>
          <LinkButton to={`/events/${event.id}?tab=leaderboard`} variant="line" size="small">
            Leaderboard
          </LinkButton>
          <ShareButton event={event} />
        </footer>
      </div>
    </article>
  );
};

const Live = ({ tournamentId }: { readonly tournamentId: TournamentId }) => (
  <LiveSign isLost={useLive(tournamentId)} />
);

interface ShareButtonProps {
  readonly event: Pick<TodayEvent["event"], "id" | "name" | "shareCode">;
}

/** Shares the event with the share function of the device, or else copies its address. */
const ShareButton = ({ event }: ShareButtonProps) => {
  const { toast } = useToast();
  const share = async () => {
    const url = location.origin + sharedPath(event);
    try {
      if ("share" in navigator) await navigator.share({ title: event.name, url });
      else await copy(url);
    } catch (error) {
      // The reader has closed the share dialog of the device.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ title: "The link could not be shared", description: url, variant: "destructive" });
    }
  };
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copied", description: url });
  };
  return (
    <Button
      variant="line"
      size="small"
      icon={<Share2 size={18} aria-hidden="true" />}
      aria-label={`Share ${event.name}`}
      onClick={() => void share()}
    >
      Share
    </Button>
  );
};

interface StandingProps {
  readonly standing: NonNullable<TodayEvent["standing"]>;
}

const totals = { gross: "Total", net: "Net total", stableford: "Points", matches: "Points" };

/** Place, total and holes played, as on the board. */
const Standing = ({ standing }: StandingProps) => {
  const { position, players, total, thru, scoring } = standing;
  return (
    <Plates
      plates={[
        { label: `Place of ${players}`, value: position },
        { label: totals[scoring], value: total, tone: toneOf(standing) },
        { label: "Thru", value: thru },
      ]}
    />
  );
};

/** Texts of the board start with a minus only below par. */
const toneOf = ({ total, scoring }: StandingProps["standing"]) => {
  if (scoring === "stableford" || scoring === "matches") return "plain";
  if (total.startsWith("-") && total !== "-") return "under";
  return total.startsWith("+") ? "over" : "par";
};

/**
 * The address to share. Strangers cannot read the event, so they get its public board if there is
 * one.
 */
export const sharedPath = ({
  id,
  shareCode,
}: Pick<TodayEvent["event"], "id" | "shareCode">): string =>
  shareCode === null ? `/events/${id}` : `/follow/${shareCode}`;
