import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../components/states/Skeleton.tsx";

interface Props<Data> {
  readonly query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching"> & {
    readonly refetch: () => unknown;
  };
  /** The literal loading text. */
  readonly label: string;
  /** Says what is not there when it could not be loaded. */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/** What has been loaded, or how that stands. */
export const WhenLoaded = <Data,>({ query, label, failure, children }: Props<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <ErrorState
        title={failure}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return <SkeletonSlats label={label} />;
};
