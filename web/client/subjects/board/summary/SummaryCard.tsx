import { queryOptions, useQuery } from "@tanstack/react-query";
import { Bot, Mic } from "lucide-react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { type EventSummary, getSummary } from "../../../../contract/board/summary.ts";
import { readOf } from "../../../data/read.ts";
import { useLive } from "../../../data/useLive.ts";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { LiveSign } from "../../../ui/badges/Signs.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { momentText } from "../../../ui/dates/dateText.ts";
import { asStack } from "../../../ui/layout.ts";
import { leaveFocusToSuccessor } from "../../../ui/leaveFocusToSuccessor.ts";
import { SkeletonPanel } from "../../../ui/states/Skeleton.tsx";
import { useNow } from "../../../ui/useNow.ts";
import * as styles from "./SummaryCard.css.ts";

interface Props {
  readonly tournamentId: TournamentId;
}

/** The text about an event: a preview, the current state or the result. */
export const SummaryCard = ({ tournamentId }: Props) => {
  const isLost = useLive(tournamentId);
  const { data: summary, isPending, isFetching, refetch } = useQuery(summaryQuery(tournamentId));
  if (isPending) return <SkeletonPanel label="Loading summary..." count={3} />;
  // A text that was read before stays visible during an outage.
  if (!summary) {
    return (
      <Panel title="Summary">
        <div
          ref={leaveFocusToSuccessor}
          className={asStack({ gap: 3, items: "start", tone: "textDim" })}
          role="alert"
        >
          <p>
            Unable to generate summary - our AI commentator is probably stuck in a sand trap
            somewhere.
          </p>
          <Button
            variant="quiet"
            size="small"
            isPending={isFetching}
            pendingText="Trying again..."
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <Panel
      title={summary.kind === "preview" ? "Preview" : "Summary"}
      action={isLost ? <LiveSign isLost /> : null}
    >
      <SummaryText {...summary} />
    </Panel>
  );
};

const SummaryText = ({ summary, ...source }: EventSummary) =>
  summary.trim() === "" ? (
    <p className={asStack({ gap: 3, items: "start", tone: "textDim" })}>
      Summary unavailable - even AI can't make sense of these scores.
    </p>
  ) : (
    <>
      <p className={styles.text}>{summary}</p>
      <Source {...source} />
    </>
  );

const A_MINUTE = 60_000;

const Source = ({
  author,
  generatedAt,
  isOutOfDate,
}: Pick<EventSummary, "author" | "generatedAt" | "isOutOfDate">) => {
  const now = useNow(A_MINUTE);
  const Sign = author === "machine" ? Bot : Mic;
  const writer = author === "machine" ? "Written by a machine" : "Written by our commentator";
  return (
    <div className={styles.source}>
      <Sign size={18} aria-hidden="true" />
      <span>{`${writer} · ${momentText(new Date(generatedAt), now)}`}</span>
      <output className={styles.outOfDate}>
        {isOutOfDate ? (
          <>
            <Badge kind="caution">Out of date</Badge>
            Something has changed since. The next text will tell of it.
          </>
        ) : null}
      </output>
    </div>
  );
};

/** A provider needs time for a new text, and nothing notifies the page. */
const REFETCH_INTERVAL = 20_000;

/** The text about an event. */
export const summaryQuery = (eventId: TournamentId) =>
  queryOptions({
    ...readOf(getSummary, { eventId }),
    refetchInterval: ({ state }) => (state.data?.isOutOfDate ? REFETCH_INTERVAL : false),
  });
