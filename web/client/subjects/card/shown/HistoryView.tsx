import { type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import { pointsText } from "../../../../../domain/golf/toPar.ts";
import type { ScorecardId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import type { ScoreChange } from "../../../../contract/card/scoreHistory.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { clockTime } from "../../../ui/dates/wallClock.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { totalText } from "../../../ui/notation.ts";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import { historyQuery } from "./api.ts";
import { ViewTitle, WhenLoaded } from "./CardDialog.tsx";
import {
  authorText,
  correctedText,
  disputeText,
  type EntriesInRow,
  entriesInRow,
  holeText,
  kindText,
  timesOf,
} from "./changeTexts.ts";
import * as styles from "./ScorecardDialog.css.ts";

interface Props {
  readonly scorecardId: ScorecardId;
  readonly card: Scorecard;
  readonly onBack: () => void;
}

/** The history of the card; replaces its view. */
export const HistoryView = ({ scorecardId, card, onBack }: Props) => {
  const history = useInfiniteQuery(historyQuery(scorecardId));
  return (
    <div className={asStack({ gap: 4, packed: true })}>
      <ViewTitle title="History" onBack={onBack} />
      <WhenLoaded
        query={history}
        label="Loading history..."
        failure="The history could not be loaded"
      >
        {(changes) => (
          <>
            <EarlierChanges history={history} />
            <HistoryList changes={changes} card={card} />
          </>
        )}
      </WhenLoaded>
    </div>
  );
};

interface EarlierChangesProps {
  readonly history: Pick<
    UseInfiniteQueryResult<unknown>,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error"
  > & { readonly fetchNextPage: () => unknown };
}

/** Loads earlier changes; shown above the list while there are more. */
const EarlierChanges = ({ history }: EarlierChangesProps) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = history;
  if (!hasNextPage) return null;
  if (isFetchNextPageError) {
    return (
      <ErrorState
        title="Earlier changes could not be loaded"
        error={error}
        onRetry={() => void fetchNextPage()}
        isRetrying={isFetchingNextPage}
      />
    );
  }
  return (
    <Button
      variant="line"
      size="small"
      isPending={isFetchingNextPage}
      pendingText="Loading..."
      onClick={() => void fetchNextPage()}
    >
      Show earlier changes
    </Button>
  );
};

interface HistoryListProps {
  readonly changes: ReadonlyArray<ScoreChange>;
  readonly card: Scorecard;
}

/** The changes of a card, oldest first, ending with its current totals. */
const HistoryList = ({ changes, card }: HistoryListProps) => (
  <ol className={asStack({ gap: "slat" })}>
    {entriesInRow(changes).map((row) => (
      <Entry key={row[0].version} changes={row} />
    ))}
    <li className={styles.change}>
      <p className={styles.changeHead}>
        <span className={asText({ weight: "strong" })}>The card now</span>
        <span>{totalsText(card)}</span>
      </p>
    </li>
  </ol>
);

/** One change, or holes that were entered one by one. */
const Entry = ({ changes }: { readonly changes: EntriesInRow }) => {
  const [change, ...more] = changes;
  const holes = changes.flatMap((each) => each.holes.map((hole) => ({ hole, at: each.at })));
  return (
    <li className={styles.change}>
      <p className={styles.changeHead}>
        <span className={asText({ weight: "strong" })}>{kindText(change)}</span>
        <span className={styles.when}>
          {`${authorText(change)} · ${timesOf(change.at, more.at(-1)?.at)}`}
        </span>
      </p>
      {disputeText(change) ? (
        <p className={asText({ breaks: true })}>{disputeText(change)}</p>
      ) : null}
      {change.handicap ? <p className={asText({ breaks: true })}>{correctedText(change)}</p> : null}
      {change.reason ? (
        <p className={asText({ breaks: true })}>{`Reason: ${change.reason}`}</p>
      ) : null}
      {holes.length > 0 ? (
        <ul className={styles.holes}>
          {holes.map(({ hole, at }) => (
            <li key={hole.holeNumber} className={hole.after?.notes ? styles.withNotes : undefined}>
              <span className={styles.hole}>{`Hole ${hole.holeNumber}: `}</span>
              {holeText(hole)}
              {more.length === 0 ? null : (
                <span className={styles.hole}>{` · ${clockTime(new Date(at))}`}</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
};

const totalsText = (card: Scorecard) =>
  `Gross ${totalText(card.totalGrossScore)} · Net ${totalText(card.totalAdjustedScore)} · ${pointsText(card.totalStablefordPoints)}`;
