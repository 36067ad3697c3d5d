import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { CorrectionPreview } from "../../../../contract/correctionPreview.ts";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { Spinner } from "../../../components/states/Spinner.tsx";
import { moneyText } from "../../../lib/money.ts";
import { heading } from "../../../theme/voices.css.ts";
import * as styles from "./DecideDialog.css.ts";
import type { previewQuery } from "./previewQuery.ts";

interface Props {
  readonly asked: ReturnType<typeof previewQuery>;
  readonly nameOf: (playerId: string) => string;
}

/** What saving would change for others: who moves, who wins what, which signatures fall. */
export const Consequences = ({ asked, nameOf }: Props) => (
  <WhatChanges answer={useQuery(asked)} nameOf={nameOf} />
);

interface AnswerProps extends Pick<Props, "nameOf"> {
  readonly answer: UseQueryResult<CorrectionPreview>;
}

/** What the server says would change. */
export const WhatChanges = ({ answer, nameOf }: AnswerProps) => {
  const { data, error, isFetching, refetch } = answer;
  if (error) {
    return (
      <ErrorState
        title="The consequences could not be worked out"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <section className={styles.consequences} aria-label="What changes" aria-busy={!data}>
      <h3 className={heading}>What changes</h3>
      {data ? (
        <ul className={styles.lines}>
          {linesOf(data, nameOf).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>
          <Spinner /> Looking who moves...
        </p>
      )}
    </section>
  );
};

/** One line for each who is concerned; one line where nobody is. */
const linesOf = (
  { leaderboard, attestationsInvalidated, sideGames, matches }: CorrectionPreview,
  nameOf: Props["nameOf"],
): ReadonlyArray<string> => {
  const moves = leaderboard.map(
    ({ userId, before, after }) =>
      `${nameOf(userId)}: ${before.position} (${before.total}) → ${after.position} (${after.total})`,
  );
  const winnings = sideGames.flatMap(({ name, winnings: changed }) =>
    changed.map(
      ({ userId, before, after }) =>
        `${name}, ${nameOf(userId)}: ${moneyText(before)} → ${moneyText(after)}`,
    ),
  );
  const states = matches.map(({ before, after, leaderBefore, leaderAfter }) => {
    const told = (state: string, leader: string | null) =>
      leader === null ? state : `${nameOf(leader)} ${state}`;
    return `Match: ${told(before, leaderBefore)} → ${told(after, leaderAfter)}`;
  });
  const signatures =
    attestationsInvalidated === 0
      ? []
      : [
          attestationsInvalidated === 1
            ? "1 signature no longer counts"
            : `${attestationsInvalidated} signatures no longer count`,
        ];
  const places = moves.length === 0 ? ["No place on the leaderboard changes"] : moves;
  return [...places, ...signatures, ...winnings, ...states];
};
