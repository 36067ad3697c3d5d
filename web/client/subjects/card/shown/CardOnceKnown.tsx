import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sentenceOf } from "../../../data/apiError.ts";
import { asStack } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { WhenLoaded } from "./WhenLoaded.tsx";

interface Props<Card> {
  readonly query: Pick<
    UseQueryResult<{ readonly scorecard: Card }>,
    "data" | "error" | "isFetching"
  > & {
    readonly refetch: () => unknown;
  };
  /** The card as the page has it, which is shown until the present one has arrived. */
  readonly known: Card | undefined;
  readonly children: (card: Card) => ReactNode;
}

/** The card as it was loaded, or else as the page has it. Without a network it may be old. */
export const CardOnceKnown = <Card,>({ query, known, children }: Props<Card>) => {
  const { error, isFetching, refetch } = query;
  const data = query.data?.scorecard ?? known;
  return (
    <div className={asStack({ gap: 4, packed: true })}>
      {error && data ? (
        <p>
          <Caution>{`This card may be old. ${sentenceOf(error)}`}</Caution>
        </p>
      ) : null}
      <WhenLoaded
        query={{ data, error, isFetching, refetch }}
        label="Loading scorecard..."
        failure="No scorecard data available"
      >
        {children}
      </WhenLoaded>
    </div>
  );
};
