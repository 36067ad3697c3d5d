import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { CorrectionPreview } from "../../../../contract/card/correctionPreview.ts";
import { previewScores } from "../../../../contract/card/scoring.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { previewOf } from "../../../data/preview.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { countText } from "../../../ui/listText.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { Spinner } from "../../../ui/states/Spinner.tsx";
import { heading } from "../../../ui/theme/theme.css.ts";
import * as styles from "./Consequences.css.ts";
import { type ConsequenceLines, consequenceLines } from "./consequenceLines.ts";

interface Props {
  readonly asked: ReturnType<typeof previewQuery>;
  readonly nameOf: (playerId: string) => string;
  /** The player whose scores are corrected; null where a whole round is corrected. */
  readonly corrected: string | null;
}

/** What saving would change for others: places, winnings and signatures. */
export const Consequences = ({ asked, ...names }: Props) => (
  <WhatChanges answer={useQuery(asked)} {...names} />
);

interface AnswerProps extends Omit<Props, "asked"> {
  readonly answer: UseQueryResult<CorrectionPreview>;
}

/** What the server says would change. */
export const WhatChanges = ({ answer, nameOf, corrected }: AnswerProps) => {
  const { data, error } = answer;
  if (error) {
    return <FailedRead title="The consequences could not be worked out" of={answer} />;
  }
  return (
    <section
      className={asStack({ gap: 2, pad: 3, ground: "raised", radius: "control" })}
      aria-label="What changes"
      aria-busy={!data}
    >
      <h3 className={heading}>What changes</h3>
      {data && data.leaderboard.length + data.samePlace.length > 0 ? (
        <p className={asText({ tone: "textDim", size: "sm" })}>
          Places on the board, with the totals in brackets:
        </p>
      ) : null}
      {data ? (
        <Lines {...consequenceLines(data, nameOf, corrected)} />
      ) : (
        <p>
          <Spinner /> Looking who moves...
        </p>
      )}
    </section>
  );
};

const Lines = ({ lines, more }: ConsequenceLines) => (
  <>
    <LineList lines={lines} />
    {more.length === 0 ? null : (
      <details>
        <summary className={styles.more}>{countText(more.length, "more player")}</summary>
        <LineList lines={more} />
      </details>
    )}
  </>
);

const LineList = ({ lines }: Pick<ConsequenceLines, "lines">) => (
  <ul className={asStack({ gap: 1, leading: 1.4 })}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** Saves only what was seen with its consequences: sent first, it is shown, and sent again, saved. */
export const useSeenFirst = <Body extends object>() => {
  const [seen, setSeen] = useState<Body | null>(null);
  const isSeen = (body: Body | null): body is Body =>
    body !== null && JSON.stringify(body) === JSON.stringify(seen);
  const send = (body: Body, save: () => void) => {
    if (isSeen(body)) save();
    else setSeen(body);
  };
  return { isSeen, send };
};

/** What these scores would change. */
export const previewQuery = (eventId: TournamentId, body: Body<typeof previewScores>) =>
  previewOf(previewScores, { eventId }, body);
