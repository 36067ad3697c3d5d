import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";

interface Props<Data> {
  readonly query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching"> & {
    readonly refetch: () => unknown;
  };
  /** The loading text. */
  readonly label: string;
  /** The title of the error state. */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/** The loaded content, or its loading or error state. */
export const WhenLoaded = <Data,>({ query, label, failure, children }: Props<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return <FailedRead title={failure} of={query} />;
  }
  return <SkeletonSlats label={label} />;
};
