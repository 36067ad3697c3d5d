import { useQuery } from "@tanstack/react-query";
import { Bot, Mic } from "lucide-react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { EventSummary } from "../../../contract/summary.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { Panel } from "../../components/cards/Panel.tsx";
import { SkeletonPanel } from "../../components/states/Skeleton.tsx";
import { momentText } from "../../lib/dates/momentText.ts";
import { useNow } from "../../lib/useNow.ts";
import { summaryQuery } from "./api.ts";
import * as styles from "./SummaryCard.css.ts";

interface Props {
  readonly tournamentId: TournamentId;
}

/** What there is to say about an event: a preview, how it stands, or how it ended. */
export const SummaryCard = ({ tournamentId }: Props) => {
  const { data: summary, isPending, isFetching, refetch } = useQuery(summaryQuery(tournamentId));
  if (isPending) return <SkeletonPanel label="Loading summary..." count={3} />;
  // What was read before stays in sight through an outage.
  if (!summary) {
    return (
      <Panel title="Summary">
        <div className={styles.failure} role="alert">
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
  return <Told summary={summary} />;
};

const Told = ({ summary }: { readonly summary: EventSummary }) => {
  const title = summary.kind === "preview" ? "Preview" : "Summary";
  if (summary.summary.trim() === "") {
    return (
      <Panel title={title}>
        <p className={styles.failure}>
          Summary unavailable - even AI can't make sense of these scores.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <p className={styles.text}>{summary.summary}</p>
      <Source {...summary} />
    </Panel>
  );
};

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
    <p className={styles.source}>
      <Sign size={18} aria-hidden="true" />
      <span>{`${writer} · ${momentText(new Date(generatedAt), now)}`}</span>
      {isOutOfDate ? <span>Something has changed since. A new text is on its way.</span> : null}
    </p>
  );
};
